import type { NamespaceView } from '../store/namespace-view.ts'

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
    return row < 0 ? null : { segment, ordinal, unit: (view.segment.vectors as NonNullable<typeof view.segment.vectors>).exact(row) }
  }
  return null
}
