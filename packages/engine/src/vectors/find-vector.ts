import type { NamespaceView } from '../view/namespace-view.ts'
import { unitVector } from './encode-vectors.ts'

export interface FoundVector {
  readonly segment: number
  readonly ordinal: number
  /** Length 1. */
  readonly unit: Float32Array
}

/** null for an unknown id or a document without a vector. */
export function findVector(namespace: NamespaceView, id: string): FoundVector | null {
  const place = namespace.locate(id)
  if (place === null) return null
  const vectors = namespace.segments[place.segment]?.segment.vectors
  const row = vectors?.rowOf(place.ordinal) ?? -1
  const unit = row < 0 ? null : unitVector(vectors?.steps(row) ?? new Float32Array(0))
  return unit === null ? null : { ...place, unit }
}
