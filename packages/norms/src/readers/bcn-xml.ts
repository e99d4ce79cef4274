import type { NormPartKind, ParsedNorm } from '@basejuris/domain'
import { findPrintedLabel } from '../assemble/article-number.ts'
import { type DraftPart, divisionKind } from '../assemble/assemble-parts.ts'
import { cleanLines, unwrapLines } from '../assemble/clean-lines.ts'
import { NormProblem } from '../norm-problem.ts'
import { dayOf, idNormaIn, type NormReader, normNumber, normType, toParsedNorm, yearOf } from '../reader.ts'
import { childNamed, childrenNamed, listTexts, parseXml, textOf, type XmlElement } from './xml-tree.ts'

/** «Norma» of the XML service of BCN (`Consulta/obtxml?opt=7`), schema EsquemaIntercambioNorma 1.0. It has the latest text alone. */
export const bcnXmlReader: NormReader = {
  source: 'bcn-xml',
  recognizes: (head) => /<(?:\w+:)?Norma\b[^>]*normaId=/iu.test(head),
  read: ({ text }) => readNorm(parseXml(text)),
}

function readNorm(norm: XmlElement): ParsedNorm {
  const idNorma = idNormaIn(norm.attributes['normaId'])
  if (norm.name !== 'Norma' || idNorma === null) throw new NormProblem('without_id')
  const identity = childNamed(norm, 'Identificador')
  const metadata = childNamed(norm, 'Metadatos')
  const number = childrenNamed(childNamed(identity, 'TiposNumeros'), 'TipoNumero')[0]
  const promulgatedOn = dayOf(identity?.attributes['fechaPromulgacion'])
  const repealedOn = dayOf(textOf(metadata, 'FechaDerogacion'))
  return toParsedNorm({
    source: 'bcn-xml',
    facts: {
      idNorma,
      title: textOf(metadata, 'TituloNorma') ?? '',
      type: normType(textOf(number, 'Tipo') ?? ''),
      number: normNumber(textOf(number, 'Numero')),
      year: yearOf(promulgatedOn),
      aliases: listTexts(metadata, 'NombresUsoComun', 'NombreUsoComun'),
      publishedOn: dayOf(identity?.attributes['fechaPublicacion']),
      promulgatedOn,
      repealed: isRepealed(norm),
      repealedOn,
      organizations: listTexts(identity, 'Organismos', 'Organismo'),
      subjects: listTexts(metadata, 'Materias', 'Materia'),
      treaty: norm.attributes['esTratado'] === 'tratado',
    },
    inForceFrom: dayOf(norm.attributes['fechaVersion']),
    drafts: [
      ...wholePart(childNamed(norm, 'Encabezado'), 'encabezado'),
      ...structureOf(norm, 0, ''),
      ...wholePart(childNamed(norm, 'Promulgacion'), 'promulgacion'),
      ...childrenNamed(childNamed(norm, 'Anexos'), 'Anexo').flatMap((annex) => wholePart(annex, 'anexo')),
    ],
  })
}

const isRepealed = ({ attributes }: XmlElement): boolean => attributes['derogado'] === 'derogado'

function wholePart(element: XmlElement | undefined, kind: NormPartKind): DraftPart[] {
  const lines = unwrapLines(childNamed(element, 'Texto')?.text ?? '')
  if (element === undefined || lines.length === 0) return []
  const heading = textOf(childNamed(element, 'Metadatos'), 'TituloParte') ?? textOf(childNamed(element, 'Metadatos'), 'Titulo') ?? ''
  return [{ kind, level: 0, label: null, heading, lines, ...datesOf(element) }]
}

const datesOf = (element: XmlElement): Pick<DraftPart, 'repealed' | 'modifiedOn' | 'transitory'> => ({
  repealed: isRepealed(element),
  modifiedOn: dayOf(element.attributes['fechaVersion']),
  transitory: element.attributes['transitorio'] === 'transitorio',
})

const structureOf = (element: XmlElement, level: number, numbering: string): DraftPart[] =>
  childrenNamed(childNamed(element, 'EstructurasFuncionales'), 'EstructuraFuncional').flatMap((part) => partsOf(part, level, numbering))

/** A part and those inside it. A «Doble Articulado» is no part: it only numbers its articles anew. */
function partsOf(part: XmlElement, level: number, numbering: string): DraftPart[] {
  const kind = part.attributes['tipoParte'] ?? ''
  const text = childNamed(part, 'Texto')?.text ?? ''
  if (kind === 'Doble Articulado' && cleanLines(text).length === 0)
    return structureOf(part, level, part.attributes['idParte'] ?? `${numbering}+`)
  const inside = structureOf(part, level + 1, numbering)
  return [isArticle(kind) ? articleOf(part, text, level, numbering) : divisionOf(part, text, level), ...inside]
}

const isArticle = (kind: string): boolean => /^(?:art[íi]culo|disposici[óo]n transitoria)/iu.test(kind)

const present = (part: XmlElement, name: string): string | null => {
  const metadata = childNamed(part, 'Metadatos')
  return childNamed(metadata, name)?.attributes['presente'] === 'no' ? null : textOf(metadata, name)
}

function articleOf(part: XmlElement, text: string, level: number, numbering: string): DraftPart {
  const lines = unwrapLines(text)
  const isTransitory = /transitori/iu.test(part.attributes['tipoParte'] ?? '') || part.attributes['transitorio'] === 'transitorio'
  const label = present(part, 'NombreParte') ?? findPrintedLabel(lines[0] ?? '')?.label ?? null
  return {
    kind: 'articulo',
    level,
    label,
    heading: present(part, 'TituloParte') ?? '',
    lines,
    numbering,
    ...datesOf(part),
    transitory: isTransitory,
  }
}

/** Heading lines of a division are its heading; a text that goes on after it is its own. */
function divisionOf(part: XmlElement, text: string, level: number): DraftPart {
  const title = present(part, 'TituloParte')
  const lines = unwrapLines(text)
  const heading = title ?? lines.join(' ')
  const own = title === null || sameWords(lines.join(' '), title) ? [] : lines
  const isLongText = title === null && heading.length > maxHeading
  const kind = divisionKind(heading)
  return { kind, level, label: null, heading: isLongText ? '' : heading, lines: isLongText ? lines : own, ...datesOf(part) }
}

/** Characters of the longest heading; more is text. */
const maxHeading = 300

const sameWords = (text: string, title: string): boolean => letters(text) === letters(title)
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')
