import { capitalizeFirst } from '@basejuris/domain/spanish-format'
import { findSpanishDates } from '@basejuris/legal-text'
import { headLines } from '../reading/head-lines.ts'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { contraloriaNorms } from './contraloria-norms.ts'

/** Facts that both sources of dictámenes name alike. */
export interface ContraloriaFields {
  /** `E179593N25`, `049894N00`: number, N, two-digit year. */
  readonly docId: string | null
  /** ISO date; null when the source gives none. */
  readonly date: string | null
  readonly subject: string | null
  readonly descriptors: string | null
  /** «Aplica Jurisprudencia», «Genera Jurisprudencia», «Reconsidera». */
  readonly criterion: string | null
  readonly legalSources: string | null
  readonly division: string | null
  readonly text: string
}

/** Date in the dictamen's own first line: «N° 49.894  Fecha:  29-XII-2000». */
const headDate = (text: string): string | null => findSpanishDates(headLines(text, 400).join('\n'))[0]?.date ?? null

/** Facts of a dictamen of the Contraloría General de la República. */
export function contraloriaDictamen(fields: ContraloriaFields): Partial<ParsedRuling> {
  return {
    court: 'Contraloría General de la República',
    chamber: fields.division,
    docketNumber: fields.docId,
    decidedOn: fields.date ?? headDate(fields.text),
    caption: fields.subject === null ? null : capitalizeFirst(fields.subject),
    titled: true,
    documentKind: 'dictamen',
    appealType: fields.criterion,
    norms: contraloriaNorms(fields.legalSources),
    subjects: (fields.descriptors ?? '')
      .split(/\s*,\s*/u)
      .map((descriptor) => descriptor.trim())
      .filter((descriptor) => descriptor !== ''),
  }
}
