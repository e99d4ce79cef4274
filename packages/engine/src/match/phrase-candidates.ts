import { countBits, emptyBitset, keepOnly } from '../bytes/bitset.ts'
import { compacted, type DocumentSet, FewDocuments } from './document-set.ts'
import { addPostings } from './match-term.ts'
import type { PhrasePlan } from './plan.ts'
import type { SegmentSearch } from './segment-search.ts'

/** Finding candidates first pays below this share of a segment; of more, windows leave out many without looking at them. */
const fewOf = 64

/** Those of the documents that have the rarest term of a phrase, where these are few; else all of them. */
export const phraseCandidates = (search: SegmentSearch, plan: PhrasePlan, within: DocumentSet): DocumentSet => {
  if (within instanceof FewDocuments) return within
  const { size } = search.view.segment
  const rarest = plan.fields.flatMap(([name]) => search.placesIn(name, plan)?.rarest ?? [])
  const postings = rarest.reduce((sum, { list }) => sum + list.count, 0)
  const expected = (postings * countBits(within)) / size
  if (expected * fewOf > size) return within
  const having = emptyBitset(size)
  for (const cursor of rarest) addPostings(cursor, having)
  return compacted(keepOnly(having, within), size)
}
