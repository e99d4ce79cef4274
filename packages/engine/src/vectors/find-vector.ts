import type { NamespaceView } from '../store/namespace-view.ts'
import { unitVector } from './encode-vectors.ts'

export interface FoundVector {
  readonly segment: number
  readonly ordinal: number
  /** Length 1. */
  readonly unit: Float32Array
}

/** null for an unknown id, or one without a vector. */
export const findVector = (namespace: NamespaceView, id: string): FoundVector | null => {
  for (const [segment, view] of namespace.segments.entries()) {
    const ordinal = view.segment.ids.find(id)
    if (ordinal < 0 || !view.isLive(ordinal)) continue
    const row = view.segment.vectors?.rowOf(ordinal) ?? -1
    const unit = row < 0 ? null : unitVector(view.segment.vectors?.steps(row) ?? new Float32Array(0))
    return unit === null ? null : { segment, ordinal, unit }
  }
  return null
}
