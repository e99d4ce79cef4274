import { type Bitset, clearBit, ordinalsOf } from '../bytes/bitset.ts'
import type { SegmentView } from '../store/segment-view.ts'
import type { Place } from './top-documents.ts'

/** The first matching documents, by id, that got no score, where all that got one are in `scored`. */
export const unscored = (views: readonly SegmentView[], matches: readonly Bitset[], scored: readonly Place[], limit: number): Place[] => {
  const rest = matches.map((bits) => bits.slice())
  for (const { segment, ordinal } of scored) clearBit(rest[segment] as Bitset, ordinal)
  const places = views.flatMap(({ segment: { ids } }, segment) =>
    Array.from(ordinalsOf(rest[segment] as Bitset).subarray(0, limit), (ordinal) => ({ segment, ordinal, score: 0, id: ids.get(ordinal) })),
  )
  return places
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ segment, ordinal, score }) => ({ segment, ordinal, score }))
}
