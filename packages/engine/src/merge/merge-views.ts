import { clearBit, fullBitset, ordinalsOf, removeAll } from '../bytes/bitset.ts'
import type { Pause } from '../concurrency/pause.ts'
import type { Segment } from '../segment/segment.ts'
import type { SegmentSink } from '../segment/segment-sink.ts'
import type { SegmentReferences } from '../store/segment-references.ts'
import type { SegmentStore } from '../store/segment-store.ts'
import type { IndexState } from '../view/index-state.ts'
import { SegmentView } from '../view/segment-view.ts'
import { mergeSegments } from './merge-segments.ts'
import { type MergeInput, renumber } from './renumber.ts'

export interface MergeViewsOptions {
  readonly state: IndexState
  readonly store: SegmentStore
  readonly references: SegmentReferences
  readonly bOf: (namespace: string) => (field: string) => number
  /** Merges with more input bytes go to a file at once. */
  readonly maxBytesInMemory: number
}

/** Merges segments of one namespace into one that replaces them atomically. */
export async function mergeViews(
  { state, store, references, bOf, maxBytesInMemory }: MergeViewsOptions,
  namespace: string,
  chosen: readonly SegmentView[],
  pause: Pause,
): Promise<void> {
  const names = new Set(chosen.map(({ segment }) => segment.name))
  const views = state.view(namespace).segments.filter(({ segment }) => names.has(segment.name))
  if (views.length === 0) return
  const release = references.retain(views.map(({ segment }) => segment))
  try {
    const { inputs, ids } = await renumber(views, pause)
    if (ids.length === 0) return swapIn(state, namespace, inputs, null)
    const write = (sink: SegmentSink) => mergeSegments(sink, inputs, ids, { bOf: bOf(namespace), pause })
    const bytes = views.reduce((sum, { segment }) => sum + segment.bytes, 0)
    const merged = await (store.folder === null || bytes <= maxBytesInMemory ? store.inMemory(write) : store.inFile(write))
    swapIn(state, namespace, inputs, merged)
  } finally {
    release()
  }
}

/** Replaces the inputs by the merged segment, without documents removed meanwhile. */
const swapIn = (state: IndexState, namespace: string, inputs: readonly MergeInput[], merged: Segment | null): void => {
  const now = state.view(namespace).segments
  const inputOf = new Map(inputs.map((input) => [input.view.segment.name, input]))
  const live = fullBitset(merged?.size ?? 0)
  for (const { view, newOrdinals } of inputs) {
    const present = now.find(({ segment }) => segment.name === view.segment.name)
    const removed = present === undefined ? view.live : removeAll(view.live.slice(), present.live)
    for (const ordinal of ordinalsOf(removed)) clearBit(live, newOrdinals[ordinal] as number)
  }
  const others = now.filter(({ segment }) => !inputOf.has(segment.name))
  state.replace(new Map([[namespace, merged === null ? others : [...others, new SegmentView(merged, live)]]]))
}
