import type { CheckedCitation } from '@basejuris/contract'
import type { TextRange } from '../../components/checked-text/text-parts.ts'

const unlike = new Set(['difiere', 'en_otra', 'no_consta'])

/** Where a text quotes words that the ruling does not have, or not there. */
export function misquotedRanges(citations: readonly CheckedCitation[]): TextRange<CheckedCitation>[] {
  return citations.flatMap((citation) =>
    citation.evidencia.citasTextuales
      .filter(({ resultado }) => unlike.has(resultado))
      .map(({ desde, hasta }) => ({ from: desde, to: hasta, citation: null, quotedOf: citation })),
  )
}
