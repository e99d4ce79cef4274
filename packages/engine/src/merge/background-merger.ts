import { clearBit, fullBitset, ordinalsOf, removeAll } from '../bytes/bitset.ts'
import { type Pause, pauseEvery } from '../pause.ts'
import type { Segment } from '../segment/segment.ts'
import type { SegmentSink } from '../segment/segment-sink.ts'
import type { IndexState } from '../store/index-state.ts'
import type { SegmentStore } from '../store/segment-store.ts'
import { SegmentView } from '../store/segment-view.ts'
import { chooseMerge } from './merge-policy.ts'
import { mergeSegments } from './merge-segments.ts'
import { type MergeInput, renumber } from './renumber.ts'

export interface MergerOptions {
  readonly state: IndexState
  readonly store: SegmentStore
  readonly bOf: (namespace: string) => (field: string) => number
  /** Merges of more input than this go to a file at once. */
  readonly largestInMemory: number
  /** The segments a merge took the place of are no longer searched. */
  readonly onReplaced: (segments: readonly Segment[]) => Promise<void>
  /** A merge failed; what it was to replace stays. */
  readonly onProblem: (error: unknown) => void
}

const pauseBudgetMs = 3

/** Merges segments beside searching and writing: in short steps, never more than one merge at a time, visible in one step. */
export class BackgroundMerger {
  private readonly options: MergerOptions
  private work: Promise<void> = Promise.resolve()
  private waiting = false
  private stopped = false

  constructor(options: MergerOptions) {
    this.options = options
  }

  /** There may be something to merge. */
  nudge(): void {
    if (this.waiting || this.stopped) return
    this.waiting = true
    this.work = this.work.then(() => {
      this.waiting = false
      return this.mergeAll()
    })
  }

  /** Resolves when nothing is being merged. */
  async settled(): Promise<void> {
    let seen: Promise<void> | null = null
    while (seen !== this.work) {
      seen = this.work
      await seen
    }
  }

  /** Lets the merge in hand end. */
  stop(): Promise<void> {
    this.stopped = true
    return this.settled()
  }

  /** Merges these, whatever the policy says. */
  async merge(namespace: string, views: readonly SegmentView[]): Promise<void> {
    const run = this.work.then(() => this.mergeNow(namespace, views))
    this.work = run.catch(() => undefined)
    await run
  }

  private async mergeAll(): Promise<void> {
    for (const namespace of this.options.state.namespaces) {
      for (;;) {
        const chosen = chooseMerge(this.options.state.view(namespace).segments)
        if (chosen.length === 0 || this.stopped) break
        try {
          await this.mergeNow(namespace, chosen)
        } catch (error) {
          this.options.onProblem(error)
          return
        }
      }
    }
  }

  private async mergeNow(namespace: string, chosen: readonly SegmentView[]): Promise<void> {
    const { state, store, bOf, largestInMemory, onReplaced } = this.options
    const names = new Set(chosen.map(({ segment }) => segment.name))
    const views = state.view(namespace).segments.filter(({ segment }) => names.has(segment.name))
    if (views.length === 0) return
    const pause: Pause = pauseEvery(pauseBudgetMs)
    const { inputs, ids } = await renumber(views, pause)
    if (ids.length > 0) {
      const write = (sink: SegmentSink) => mergeSegments(sink, inputs, ids, { bOf: bOf(namespace), pause })
      const bytes = views.reduce((sum, { segment }) => sum + segment.bytes, 0)
      const merged = await (store.folder === null || bytes <= largestInMemory ? store.inMemory(write) : store.inFile(write))
      await onReplaced(this.exchange(namespace, inputs, merged))
    } else await onReplaced(this.exchange(namespace, inputs, null))
  }

  /** Puts the merged segment in the place of its inputs, without what was removed from them meanwhile. Returns what is no longer searched. */
  private exchange(namespace: string, inputs: readonly MergeInput[], merged: Segment | null): Segment[] {
    const { state } = this.options
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
    const present = now.filter(({ segment }) => inputOf.has(segment.name))
    return [...new Set([...present, ...inputs.map(({ view }) => view)].map(({ segment }) => segment))]
  }
}
