import { allowedDocuments } from '../match/allowed-documents.ts'
import type { DocumentSet } from '../match/document-set.ts'
import type { Hit, NearestRequest } from '../model/requests.ts'
import type { VectorReader } from '../segment/vector-reader.ts'
import type { NamespaceView } from '../store/namespace-view.ts'
import type { SegmentView } from '../store/segment-view.ts'
import { signCode, unitVector } from './encode-vectors.ts'
import { findVector } from './find-vector.ts'
import { cosineOf } from './pairs-above.ts'
import { scoreRows } from './score-rows.ts'
import { selectByCode } from './select-by-code.ts'

/** So many of the best by 8-bit integers are compared by their exact vectors. */
const exactFrom = 200

/**
 * Nearest by cosine in three steps: all 1-bit codes (or all rows, when few may be found at all), the best of them by 8-bit integers, the best of
 * those by exact vectors.
 */
export const nearestInNamespace = (namespace: NamespaceView, { near, filter, limit }: NearestRequest): Hit[] => {
  const itself = near instanceof Float32Array ? null : findVector(namespace, near.id)
  const unit = near instanceof Float32Array ? unitVector(near) : (itself?.unit ?? null)
  if (unit === null || limit <= 0) return []
  const allowed = namespace.segments.map((view) => allowedDocuments(view, filter))
  const readers = namespace.segments.map(({ segment }) => segment.vectors)
  const searched = readers.flatMap((vectors, segment) =>
    vectors === null
      ? []
      : [{ segment, vectors, allowed: allowed[segment] as DocumentSet, without: itself?.segment === segment ? itself.ordinal : -1 }],
  )
  const candidates = selectByCode(searched, () => signCode(unit), limit)
  scoreRows(candidates, readers, unit)
  return candidates
    .best(Math.max(exactFrom, limit))
    .map((place): Hit => {
      const segment = candidates.segments[place] as number
      const row = candidates.rows[place] as number
      const vectors = readers[segment] as VectorReader
      const id = (namespace.segments[segment] as SegmentView).segment.ids.get(vectors.ordinals[row] as number)
      return { id, score: cosineOf(vectors.exact(row), unit) }
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}
