import type { ParsedNorm } from '@basejuris/domain'
import { NormProblem } from '../norm-problem.ts'
import { dayOf, idNormaIn, type NormReader, normNumber, normType, toParsedNorm, yearOf } from '../reader.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { readMarkdownParts } from './markdown-parts.ts'

const required = (id: number | null): number => {
  if (id === null) throw new NormProblem('without_id')
  return id
}

/**
 * legalize-cl: `CL-<idNorma>.md`. Its `last_updated` repeats the day of publication although the text is consolidated, so an equal one is
 * unknown.
 */
export const legalizeReader: NormReader = {
  source: 'legalize-cl',
  recognizes: (head) => /^\uFEFF?---\s[\s\S]*?^identifier: "?CL-\d/mu.test(head),
  read: ({ text }) => readLegalize(readFrontMatter(text)),
}

function readLegalize({ text, list, body }: FrontMatter): ParsedNorm {
  const publishedOn = dayOf(text('publication_date'))
  const promulgatedOn = dayOf(text('promulgation_date'))
  const updated = dayOf(text('last_updated'))
  return toParsedNorm({
    source: 'legalize-cl',
    facts: {
      idNorma: required(idNormaIn(text('identifier')) ?? idNormaIn(text('source'))),
      title: text('title') ?? '',
      type: normType(text('official_type') ?? ''),
      number: normNumber(text('official_number')),
      year: yearOf(promulgatedOn),
      aliases: [...list('common_names')],
      publishedOn,
      promulgatedOn,
      repealed: text('status') === 'repealed',
      repealedOn: dayOf(text('repeal_date')),
      organizations: splitList(text('department')),
      subjects: [...list('subjects')],
      treaty: text('is_treaty') === 'yes',
    },
    inForceFrom: updated === publishedOn ? null : updated,
    drafts: readMarkdownParts(body),
  })
}

const splitList = (written: string | null): string[] =>
  (written ?? '')
    .split(/;\s*/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** fgreve/legalize-cl: `BCN-<idNorma>.md`, lines broken at a fixed width. */
export const fgreveReader: NormReader = {
  source: 'fgreve',
  recognizes: (head) => /^\uFEFF?---\s[\s\S]*?^identificador: "?BCN-\d/mu.test(head),
  read: ({ text: written }) => {
    const { text, body } = readFrontMatter(written)
    return toParsedNorm({
      source: 'fgreve',
      facts: {
        idNorma: required(idNormaIn(text('identificador')) ?? idNormaIn(text('fuente'))),
        title: text('titulo') ?? '',
        type: normType((text('rango') ?? '').replace(/_/gu, ' ')),
        number: normNumber(text('numero')),
        publishedOn: dayOf(text('fecha_publicacion')),
        repealed: /^derogad/iu.test(text('estado') ?? ''),
        organizations: splitList(text('organismo')),
      },
      inForceFrom: dayOf(text('ultima_actualizacion')),
      drafts: readMarkdownParts(body, { wrapped: true }),
    })
  },
}

/** diegocaro/leychile-texto: one line an inciso. The newest version of a code may begin in the future. */
export const leychileTextoReader: NormReader = {
  source: 'leychile-texto',
  recognizes: (head) => /^\uFEFF?---\s[\s\S]*?^id_norma: \d/mu.test(head),
  read: ({ text }) => readLeychileTexto(readFrontMatter(text)),
}

function readLeychileTexto({ text, list, body }: FrontMatter): ParsedNorm {
  const [compound = '', number = ''] = text('compuesto')?.split('-', 2) ?? []
  const publishedOn = dayOf(text('fecha_publicacion_original') ?? text('fecha_publicacion'))
  return toParsedNorm({
    source: 'leychile-texto',
    facts: {
      idNorma: required(idNormaIn(text('id_norma'))),
      title: text('titulo_norma') ?? text('titulo') ?? '',
      type: normType(text('tipo_nombre') ?? compound),
      number: normNumber(text('numero') ?? number),
      publishedOn,
      repealed: text('derogada') === 'true',
      organizations: [...(text('organismo') === null ? list('organismos') : splitList(text('organismo')))],
    },
    inForceFrom: dayOf(text('version_date') ?? text('fecha_vigencia_de_la_modificacion')),
    capturedOn: dayOf(text('fetched_at')),
    drafts: readMarkdownParts(body, { labelled: true }),
  })
}

/** idNorma of Decreto 100 of 2005, by which the Constitution is cited. */
const constitutionId = 242_302

/** opensourcechile/constitucion: the Constitution after each reform, with the day on which it was signed. */
export const constitucionReader: NormReader = {
  source: 'constitucion',
  recognizes: (head) => /^\uFEFF?---\s[\s\S]*?^description: "Firmada por/mu.test(head) && /^layout: post/mu.test(head),
  read: ({ text: written }) => {
    const { text, body } = readFrontMatter(written)
    return toParsedNorm({
      source: 'constitucion',
      facts: { idNorma: constitutionId, title: 'CONSTITUCIÓN POLÍTICA DE LA REPÚBLICA DE CHILE', type: 'Constitución', repealed: false },
      inForceFrom: dayOf(text('date')),
      drafts: readMarkdownParts(body),
    })
  },
}
