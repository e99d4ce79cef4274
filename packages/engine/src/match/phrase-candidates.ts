import { countBits, emptyBitset, keepOnly, listBits } from '../bytes/bitset.ts'
import { setPostingBits } from '../segment/posting-bits.ts'
import { type DocumentSet, FewDocuments } from './document-set.ts'
import type { PhrasePlan } from './plan.ts'
import type { SegmentSearch } from './segment-search.ts'

/** Collecting candidates first pays below this share of a segment. Above, `rankWindows` skips most documents anyway. */
const fewOf = 64

/** The documents with the rarest term of a phrase when they are few, otherwise all of `within`. */
export function phraseCandidates(search: SegmentSearch, plan: PhrasePlan, within: DocumentSet): DocumentSet {
  if (within instanceof FewDocuments) return within
  const { size } = search.view.segment
  const rarest = plan.fields.flatMap(([name]) => search.phraseMatcher(name, plan)?.rarest ?? [])
  const postings = rarest.reduce((sum, { list }) => sum + list.count, 0)
  const maxCandidates = size / fewOf
  if (postings > maxCandidates && (postings * countBits(within)) / size > maxCandidates) return within
  const candidates = emptyBitset(size)
  for (const cursor of rarest) setPostingBits(cursor, candidates)
  const ordinals = new Uint32Array(postings)
  return new FewDocuments(ordinals.subarray(0, listBits(keepOnly(candidates, within), 0, candidates.length, ordinals)))
}
