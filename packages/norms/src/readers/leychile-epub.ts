import type { ParsedNorm } from '@basejuris/domain'
import { findPrintedLabel } from '../assemble/article-number.ts'
import { type DraftPart, divisionKind } from '../assemble/assemble-parts.ts'
import { unwrapLines } from '../assemble/clean-lines.ts'
import { NormProblem } from '../norm-problem.ts'
import { dayOf, idNormaIn, type NormReader, normNumber, normType, toParsedNorm, yearOf } from '../reader.ts'
import { childNamed, listTexts, parseXml, textOf, type XmlElement } from './xml-tree.ts'

/** «ley» of leychile-epub (schema ley_v1): the divisions are elements, every article has the date of its wording. */
export const leychileEpubReader: NormReader = {
  source: 'leychile-epub',
  recognizes: (head) => /<(?:ley|norma|auto_acordado)\b[^>]*\bxmlns="https:\/\/[^"]+\/schema\//u.test(head),
  read: ({ text }) => readLaw(parseXml(text)),
}

function readLaw(law: XmlElement): ParsedNorm {
  const { attributes } = law
  const idNorma = idNormaIn(attributes['id_norma']) ?? idNormaIn(attributes['url_original'])
  if (idNorma === null) throw new NormProblem('without_id')
  const metadata = childNamed(law, 'metadatos')
  // A version of the day on which the file was made is that day, not the day of the text.
  const capturedOn = dayOf(attributes['generado'])
  const promulgatedOn = dayOf(attributes['fecha_promulgacion'])
  return toParsedNorm({
    source: 'leychile-epub',
    facts: {
      idNorma,
      title: textOf(metadata, 'titulo') ?? '',
      type: normType(attributes['tipo'] ?? ''),
      number: normNumber(attributes['numero']),
      year: yearOf(promulgatedOn),
      aliases: listTexts(metadata, 'nombres_comunes', 'nombre'),
      publishedOn: dayOf(attributes['fecha_publicacion']),
      promulgatedOn,
      repealed: attributes['estado'] === 'derogado' || attributes['estado'] === 'derogada',
      organizations: listTexts(metadata, 'organismos', 'organismo'),
      subjects: listTexts(metadata, 'materias', 'materia'),
    },
    inForceFrom: attributes['fecha_version'] === capturedOn ? null : dayOf(attributes['fecha_version']),
    capturedOn,
    drafts: law.children.flatMap((child) => draftsOf(child, 0, '')),
  })
}

const skipped = new Set(['metadatos', 'acto_administrativo', 'referencias', 'contexto', 'titulo_seccion', 'texto'])
const wholeParts = { encabezado: 'encabezado', promulgacion: 'promulgacion', anexo: 'anexo' } as const
const isWholePart = (name: string): name is keyof typeof wholeParts => Object.hasOwn(wholeParts, name)

function draftsOf(element: XmlElement, level: number, numbering: string): DraftPart[] {
  const { name } = element
  if (skipped.has(name)) return []
  if (isWholePart(name)) {
    const lines = unwrapLines(element.text)
    return lines.length === 0 ? [] : [{ kind: wholeParts[name], level: 0, label: null, heading: '', lines }]
  }
  if (name === 'articulo') return articleDrafts(element, level, numbering)
  const inside = (deeper: number, inner = numbering) => element.children.flatMap((child) => draftsOf(child, deeper, inner))
  if (/^doble/u.test(element.attributes['tipo_original']?.toLowerCase() ?? ''))
    return inside(level, element.attributes['id'] ?? `${numbering}+`)
  const heading = textOf(element, 'titulo_seccion')
  if (heading === null) return inside(level)
  return [
    isEnclosingArticle(element, heading) ? enclosingArticle(element, level) : divisionOf(element, heading, level),
    ...inside(level + 1),
  ]
}

/** An article of a decree that holds a whole code stands as a division: «ARTÍCULO 2 (CÓDIGO CIVIL)». */
const isEnclosingArticle = (element: XmlElement, heading: string): boolean =>
  findPrintedLabel(heading) !== null && findPrintedLabel(articleLines(element)[0] ?? '') !== null

function enclosingArticle(element: XmlElement, level: number): DraftPart {
  const lines = articleLines(element)
  return { kind: 'articulo', level, label: findPrintedLabel(lines[0] ?? '')?.label ?? null, heading: '', lines }
}

function articleDrafts(element: XmlElement, level: number, numbering: string): DraftPart[] {
  const lines = articleLines(element)
  const { numero, transitorio, estado } = element.attributes
  const article: DraftPart = {
    kind: 'articulo',
    level,
    label: numero ?? findPrintedLabel(lines[0] ?? '')?.label ?? null,
    heading: '',
    lines,
    transitory: transitorio === 'si' || transitorio === 'true' || /transitori/iu.test(element.attributes['tipo_original'] ?? ''),
    repealed: /^derogad/u.test(estado ?? ''),
    modifiedOn: dayOf(element.attributes['fecha_modificacion']),
    numbering,
  }
  return [article, ...element.children.flatMap((child) => draftsOf(child, level + 1, numbering))]
}

/** An article has one text, or paragraphs and numbered items. */
function articleLines(element: XmlElement): string[] {
  const pieces = [childNamed(element, 'texto'), ...(childNamed(element, 'contenido')?.children ?? [])]
  return pieces.flatMap((piece) => {
    const lines = unwrapLines(piece?.text ?? '')
    const number = piece?.attributes['numero']
    return piece?.name === 'inciso' && number !== undefined ? [`${number}. ${lines[0] ?? ''}`, ...lines.slice(1)] : lines
  })
}

const divisionOf = (element: XmlElement, heading: string, level: number): DraftPart => ({
  kind: divisionKind(heading),
  level,
  label: null,
  heading,
  lines: [],
  transitory: /^art[íi]culos? transitori|^disposiciones transitori/iu.test(heading),
  modifiedOn: dayOf(element.attributes['fecha_modificacion']),
})
