import { allowedDocuments } from '../match/allowed-documents.ts'
import type { Hit, NearestRequest } from '../model/requests.ts'
import type { VectorReader } from '../segment/vector-reader.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import type { SegmentView } from '../view/segment-view.ts'
import type { SearchedVectors } from './allowed-rows.ts'
import { codeQuery, unitVector } from './encode-vectors.ts'
import { findVector } from './find-vector.ts'
import { scoreExactly } from './score-exactly.ts'
import { scoreRows } from './score-rows.ts'
import { selectByCode } from './select-by-code.ts'

/** Minimum number of candidates that 16-bit integers compare. */
const minExactComparisons = 200

/**
 * Nearest by cosine in three steps: 1-bit codes (see `selectByCode`), then 8-bit integers, then 16-bit integers. Few candidates go
 * straight to the last step.
 */
export function nearestInNamespace(namespace: NamespaceView, { near, filter, limit }: NearestRequest): Hit[] {
  const source = near instanceof Float32Array ? null : findVector(namespace, near.id)
  const unit = near instanceof Float32Array ? unitVector(near) : (source?.unit ?? null)
  if (unit === null || limit <= 0) return []
  const readers = namespace.segments.map(({ segment }) => segment.vectors)
  const searched = namespace.segments.flatMap((view, segment): SearchedVectors[] => {
    const vectors = readers[segment] ?? null
    const excludedOrdinal = source?.segment === segment ? source.ordinal : -1
    if (vectors === null) return []
    return [
      {
        segment,
        vectors,
        allowed: allowedDocuments(view, filter),
        allAllowed: filter === null && view.isWhole && excludedOrdinal < 0,
        excludedOrdinal,
      },
    ]
  })
  const candidates = selectByCode(searched, () => codeQuery(unit), limit)
  const compared = Math.max(minExactComparisons, limit)
  if (candidates.count > compared) scoreRows(candidates, readers, unit)
  const indexes = candidates.best(compared)
  scoreExactly(candidates, indexes, readers, unit)
  const scoreOf = (place: number): number => candidates.scores[place]!
  const idOf = (place: number): string => {
    const { segment } = namespace.segments[candidates.segments[place]!] as SegmentView
    return segment.ids.get((segment.vectors as VectorReader).ordinals[candidates.rows[place]!]!)
  }
  return indexes
    .sort((a, b) => scoreOf(b) - scoreOf(a) || (idOf(a) < idOf(b) ? -1 : 1))
    .slice(0, limit)
    .map((place): Hit => ({ id: idOf(place), score: scoreOf(place) }))
}
