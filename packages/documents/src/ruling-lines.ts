import { fictionalNote, formatDate } from '@basejuris/domain'
import type { DocumentHead, RulingEntry } from './document-values.ts'

/** «Corte Suprema, Cuarta Sala · rol N° 12.345-2020 · 03-05-2021 · Acoge · Unificación». */
export function metaLine({ citable, outcome, appealType }: RulingEntry): string {
  const decided = citable.decidedOn === null ? null : formatDate(citable.decidedOn)
  return [citable.court, citable.docket, decided, outcome, appealType].filter(Boolean).join(' · ')
}

/** The official form, where it was read and when. */
export const consultedCitation = ({ citation }: RulingEntry, { consultedOn }: Pick<DocumentHead, 'consultedOn'>): string =>
  `${citation} Consultada en BaseJuris el ${formatDate(consultedOn)}.`

export const warningsOf = ({ citable, notes }: RulingEntry): string[] => [...(citable.fictional ? [fictionalNote] : []), ...notes]
