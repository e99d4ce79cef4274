import { buildSegment, estimatedBytes } from '../build/build-segment.ts'
import { pauseEvery } from '../concurrency/pause.ts'
import { BackgroundMerger } from '../merge/background-merger.ts'
import type { EngineBatch } from '../model/document.ts'
import type { Segment } from '../segment/segment.ts'
import type { SegmentSink } from '../segment/segment-sink.ts'
import { persistAll, persistOne } from '../store/commit.ts'
import type { SegmentReferences } from '../store/segment-references.ts'
import type { SegmentStore, WriteSegment } from '../store/segment-store.ts'
import type { IndexState, SegmentsByNamespace } from '../view/index-state.ts'
import { SegmentView } from '../view/segment-view.ts'
import { PendingChanges } from './pending-changes.ts'
import { validateBatch, validateSortKeys } from './validate-batch.ts'

export interface LiveIndexOptions {
  readonly state: IndexState
  readonly store: SegmentStore
  readonly references: SegmentReferences
  readonly sequence: number
  readonly dimension: number
  /** Segments in memory go to files above this many bytes. */
  readonly memoryBytes: number
  /** Merged segments have replaced others. */
  readonly onMerged: () => Promise<void>
  readonly onProblem: (error: unknown) => void
}

export const pauseBudgetMs = 2
/** A segment takes at most `memoryBytes` divided by this. */
const segmentMemoryDivisor = 4
/** A process that starts has other work first. */
export const idleAfterOpeningMs = 30_000
/** Above this many segments in a namespace, writing waits for merges. */
const maxSegments = 48

/** A state with its writer and merger. Nothing in it is durable by itself. Calls must not overlap. */
export class LiveIndex {
  readonly state: IndexState
  sequence: number
  /** Whether the state differs from the last durable one. */
  changed = false
  readonly #options: LiveIndexOptions
  readonly #merger: BackgroundMerger

  constructor(options: LiveIndexOptions) {
    const { state, store, references, memoryBytes, onMerged, onProblem } = options
    this.#options = options
    this.state = state
    this.sequence = options.sequence
    this.#merger = new BackgroundMerger({
      state,
      store,
      references,
      bOf: (namespace) => this.#bOf(namespace),
      maxBytesInMemory: memoryBytes / segmentMemoryDivisor,
      onReplaced: () => {
        this.changed = true
        return onMerged()
      },
      onProblem,
    })
    // An earlier process may have ended before its merges.
    this.#merger.scheduleIdleMerge(idleAfterOpeningMs)
  }

  /** Makes a batch visible, all or nothing. Skips a sequence at or below the applied one. An invalid batch changes nothing. */
  async apply(batch: EngineBatch): Promise<void> {
    validateBatch(batch, new Set(this.state.namespaces), this.#options.dimension)
    if (batch.sequence <= this.sequence) return
    const pendings = new Map<string, PendingChanges>()
    for (const change of batch.changes) {
      const pending = pendings.get(change.namespace) ?? new PendingChanges()
      pendings.set(change.namespace, pending)
      pending.add(change)
    }
    const built = await this.#build(pendings)
    this.state.replace(applyChanges(this.state, pendings, built))
    this.sequence = batch.sequence
    this.changed = true
    this.#merger.schedule()
    await this.#freeMemory()
  }

  /** Merges each namespace into one segment. */
  async optimize(): Promise<void> {
    await this.#merger.mergeAll()
    this.changed = true
  }

  /** Writes all segments to files. */
  persist(): Promise<void> {
    return persistAll(this.state, this.#options.store, pauseEvery(pauseBudgetMs))
  }

  /** Resolves when nothing is being merged. */
  settled(): Promise<void> {
    return this.#merger.settled()
  }

  /** Waits for the running merge and starts no more. */
  stop(): Promise<void> {
    return this.#merger.stop()
  }

  stats() {
    return this.state.segments().map(({ namespace, view }) => ({
      namespace,
      name: view.segment.name,
      bytes: view.segment.bytes,
      documents: view.liveCount,
      removed: view.segment.size - view.liveCount,
      inFile: this.#options.store.fileOf(view.segment) !== null,
    }))
  }

  #bOf(namespace: string): (field: string) => number {
    return (field) => this.state.view(namespace).b(field)
  }

  async #build(pendings: ReadonlyMap<string, PendingChanges>): Promise<Map<string, Segment>> {
    const { dimension } = this.#options
    const pause = pauseEvery(pauseBudgetMs)
    const built = new Map<string, Segment>()
    for (const [namespace, { added }] of pendings) validateSortKeys(this.state.view(namespace), [...added.values()])
    for (const [namespace, { added }] of pendings) {
      if (added.size === 0) continue
      const documents = [...added.values()]
      const view = this.state.view(namespace)
      const options = { dimension, bOf: this.#bOf(namespace), pairsOf: (field: string) => view.pairs(field), pause }
      const write = (sink: SegmentSink) => buildSegment(sink, documents, options)
      built.set(namespace, await this.#createSegment(write, estimatedBytes(documents)))
    }
    return built
  }

  /** Writes a large segment to a file at once, or to memory when the disk fails. */
  async #createSegment(write: WriteSegment, bytes: number): Promise<Segment> {
    const { store, memoryBytes, onProblem } = this.#options
    if (store.folder === null || bytes <= memoryBytes / segmentMemoryDivisor) return store.inMemory(write)
    try {
      return await store.inFile(write)
    } catch (error) {
      onProblem(error)
      return store.inMemory(write)
    }
  }

  /**
   * Waits for merges when there are too many segments, then writes segments to files, largest first. A failure here does not fail the
   * batch.
   */
  async #freeMemory(): Promise<void> {
    const { store, memoryBytes, onProblem } = this.#options
    if (this.state.namespaces.some((namespace) => this.state.view(namespace).segments.length > maxSegments))
      await this.#merger.smallMergesSettled()
    if (store.folder === null) return
    for (;;) {
      const inMemory = this.state.segments().filter(({ view }) => store.fileOf(view.segment) === null)
      const [largest] = inMemory.sort((a, b) => b.view.segment.bytes - a.view.segment.bytes)
      if (largest === undefined || inMemory.reduce((sum, { view }) => sum + view.segment.bytes, 0) <= memoryBytes) return
      try {
        await persistOne(this.state, store, largest.namespace, largest.view, pauseEvery(pauseBudgetMs))
      } catch (error) {
        onProblem(error)
        return
      }
    }
  }
}

const applyChanges = (
  state: IndexState,
  pendings: ReadonlyMap<string, PendingChanges>,
  built: ReadonlyMap<string, Segment>,
): SegmentsByNamespace =>
  new Map(
    [...pendings].map(([namespace, pending]) => {
      const before = state.view(namespace).segments.map((view) => pending.removeFrom(view))
      const segment = built.get(namespace)
      return [namespace, segment === undefined ? before : [...before, new SegmentView(segment)]] as const
    }),
  )
