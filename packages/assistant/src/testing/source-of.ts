import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import type { SourceRuling } from '../spans/source-ruling.ts'

/** A real ruling of these considerandos that stands, unless `more` or `status` says otherwise. */
export function sourceOf(
  docId: string,
  considerandos: readonly string[],
  more: Partial<Ruling> = {},
  status: Partial<Pick<SourceRuling, 'overturned' | 'departed'>> = {},
): SourceRuling {
  const ruling = buildRuling({ docId, idSentence: docId, fictional: false, norms: [], sections: buildSections(considerandos), ...more })
  return { ruling, textHash: `hash of ${docId}`, overturned: null, departed: null, ...status }
}
