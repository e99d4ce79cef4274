import { countOf, type DocumentSet, ordinalsIn } from '../match/document-set.ts'
import type { RankedDocument } from '../score/top-documents.ts'
import type { SegmentView } from '../view/segment-view.ts'

/** The first matching documents by id that are not in `scored`. */
export function unscored(
  views: readonly SegmentView[],
  matches: readonly DocumentSet[],
  scored: readonly RankedDocument[],
  limit: number,
): RankedDocument[] {
  if (limit <= 0 || matches.reduce((sum, set) => sum + countOf(set), 0) === scored.length) return []
  const documents = views.flatMap(({ segment: { ids } }, segment) => {
    const others = new Set(scored.flatMap((document) => (document.segment === segment ? [document.ordinal] : [])))
    return firstWithout(ordinalsIn(matches[segment] as DocumentSet), others, limit).map((ordinal) => ({
      segment,
      ordinal,
      score: 0,
      id: ids.get(ordinal),
    }))
  })
  return documents
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ segment, ordinal, score }) => ({ segment, ordinal, score }))
}

const firstWithout = (ordinals: Uint32Array, others: ReadonlySet<number>, limit: number): number[] => {
  const first: number[] = []
  for (let i = 0; i < ordinals.length && first.length < limit; i++) {
    const ordinal = ordinals[i]!
    if (!others.has(ordinal)) first.push(ordinal)
  }
  return first
}
