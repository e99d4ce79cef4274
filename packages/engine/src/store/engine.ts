import { join } from 'node:path'
import { buildSegment } from '../build/build-segment.ts'
import { diskFiles } from '../files/disk-files.ts'
import type { FileLayer } from '../files/file-layer.ts'
import { BackgroundMerger } from '../merge/background-merger.ts'
import { type Bm25fParameters, fieldB } from '../model/bm25f.ts'
import type { EngineBatch } from '../model/document.ts'
import type { Hit, NearestRequest, SearchAnswer, SearchRequest, SimilarPair } from '../model/requests.ts'
import { pauseEvery } from '../pause.ts'
import { facetValuesInNamespace } from '../rank/facet-values.ts'
import { searchNamespace } from '../rank/search-namespace.ts'
import type { Segment } from '../segment/segment.ts'
import { nearestInNamespace } from '../vectors/nearest.ts'
import { pairsAboveInNamespace } from '../vectors/pairs-above.ts'
import { commit, persistOne } from './commit.ts'
import { lockFolder } from './folder-lock.ts'
import type { BatchViews, IndexState } from './index-state.ts'
import { manifestName } from './manifest.ts'
import { openState } from './open-state.ts'
import { PendingChanges } from './pending-changes.ts'
import { refuseMixedKeys } from './refuse-mixed-keys.ts'
import { SegmentStore } from './segment-store.ts'
import { SegmentView } from './segment-view.ts'
import { validateBatch } from './validate-batch.ts'

export interface EngineOptions {
  /** null keeps nothing. */
  readonly folder: string | null
  readonly dimension: number
  /** Names what made the documents; a folder made by another is refused. */
  readonly schema: string
  /** By namespace; these are the namespaces there are. */
  readonly namespaces: Readonly<Record<string, Bm25fParameters>>
  /** Memory for what is read from segment files, in bytes. Default 256 MiB. */
  readonly cacheBytes?: number
  /** Segments that are not yet durable are moved out of memory above this many bytes. Default 64 MiB. */
  readonly memoryBytes?: number
  readonly files?: FileLayer
  /** Told when merging failed in the background; what was to be merged stays, and the next change tries again. */
  readonly onProblem?: (error: unknown) => void
}

const pauseBudgetMs = 4
/** Above so many segments of a namespace, writing waits for merging. */
const mostSegments = 48

/**
 * Opens the last durable state of a folder, as its one writer.
 * @throws IndexRefused, SegmentDamaged when what is there cannot be used, FolderInUse when another writer has it
 */
export const openEngine = async (options: EngineOptions): Promise<Engine> => {
  const files = options.files ?? diskFiles
  const { folder } = options
  const store = new SegmentStore(files, folder, options.cacheBytes ?? 256 * 2 ** 20)
  if (folder !== null) await files.makeFolder(folder)
  const unlock = folder === null ? async () => undefined : await lockFolder(files, folder)
  try {
    const { state, manifest } = await openState({ ...options, parameters: options.namespaces, store })
    const durable = new Set(manifest?.segments.map(({ file }) => file))
    await store.removeOthers(durable)
    return new Engine(options, { store, state, unlock, durable, sequence: manifest?.sequence ?? 0 })
  } catch (error) {
    await unlock()
    throw error
  }
}

interface Opened {
  readonly store: SegmentStore
  readonly state: IndexState
  readonly unlock: () => Promise<void>
  readonly durable: Set<string>
  readonly sequence: number
}

/** Searches run in one step on the state of the moment; writing, committing and closing follow one another beside them. */
export class Engine {
  readonly dimension: number
  private readonly options: EngineOptions
  private readonly store: SegmentStore
  private readonly state: IndexState
  private readonly unlock: () => Promise<void>
  private readonly merger: BackgroundMerger
  private applied: number
  /** Files of the last durable state. */
  private durable: Set<string>
  /** Files that no view has any more; they go as soon as the durable state does not need them either. */
  private readonly obsolete = new Set<string>()
  private committing = false
  private changed = false
  private condemned = false
  private closed = false
  private last: Promise<unknown> = Promise.resolve()

  constructor(options: EngineOptions, { store, state, unlock, durable, sequence }: Opened) {
    this.options = options
    this.dimension = options.dimension
    this.store = store
    this.state = state
    this.unlock = unlock
    this.durable = durable
    this.applied = sequence
    this.merger = new BackgroundMerger({
      state,
      store,
      bOf: (namespace) => (field) => fieldB(state.view(namespace).parameters, field),
      largestInMemory: this.memoryBytes / 4,
      onReplaced: (segments) => this.retire(segments),
      onProblem: (error) => options.onProblem?.(error),
    })
  }

  /** Sequence of the last batch that is visible; 0 when there is none. */
  get sequence(): number {
    return this.applied
  }

  search(namespace: string, request: SearchRequest): SearchAnswer {
    return searchNamespace(this.view(namespace), request)
  }

  /** For each term, the documents that have it in at least one of the fields. */
  documentFrequencies(namespace: string, terms: readonly string[], fields: readonly string[]): number[] {
    const view = this.view(namespace)
    return terms.map((term) => view.documentFrequency(term.toWellFormed(), fields))
  }

  /** Values of one facet of each document, in the order of `ids`; of an unknown id or facet, none. */
  facetValues(namespace: string, ids: readonly string[], facet: string): string[][] {
    return facetValuesInNamespace(this.view(namespace), ids, facet)
  }

  /** Cosines, highest first, ties by id. Documents without a vector are never found. */
  nearest(namespace: string, request: NearestRequest): Hit[] {
    return nearestInNamespace(this.view(namespace), request)
  }

  /** Pairs whose cosine is at least `score`, each once, `a` before `b` in the order of `ids`. */
  pairsAbove(namespace: string, ids: readonly string[], score: number): SimilarPair[] {
    return pairsAboveInNamespace(this.view(namespace), ids, score)
  }

  /**
   * Makes a batch visible, all or nothing, when the promise resolves. A sequence at or below the applied one is skipped. A batch that is not valid
   * rejects and changes nothing.
   */
  apply(batch: EngineBatch): Promise<void> {
    return this.inTurn(async () => {
      validateBatch(batch, new Set(this.state.namespaces), this.dimension)
      if (batch.sequence <= this.applied) return
      const pendings = new Map<string, PendingChanges>()
      for (const change of batch.changes) {
        const pending = pendings.get(change.namespace) ?? new PendingChanges()
        pendings.set(change.namespace, pending)
        pending.take(change)
      }
      const built = await this.build(pendings)
      this.state.replace(withdrawn(this.state, pendings, built))
      this.applied = batch.sequence
      this.changed = true
      this.merger.nudge()
      await this.makeRoom()
    })
  }

  /** Everything applied so far survives a crash once the promise resolves. */
  flush(): Promise<void> {
    return this.inTurn(() => this.commit())
  }

  /** Merges each namespace into one segment. Worth it after a bulk load: searches are faster the fewer segments there are. */
  optimize(): Promise<void> {
    return this.inTurn(async () => {
      for (const namespace of this.state.namespaces) {
        const { segments } = this.state.view(namespace)
        if (segments.length > 1 || segments.some(({ isWhole }) => !isWhole)) await this.merger.merge(namespace, segments)
      }
      this.changed = true
    })
  }

  /** Makes the state durable and lets go of files; every later call fails. */
  close(): Promise<void> {
    return this.inTurn(async () => {
      await this.merger.settled()
      await this.commit()
      await this.letGo()
    })
  }

  /**
   * Gives up the durable state, because some of it is damaged: nothing is made durable any more, and the next opening finds an empty index at
   * sequence 0, to be replayed. What is not damaged can be searched until then.
   */
  condemn(): Promise<void> {
    return this.inTurn(async () => {
      this.condemned = true
      const { folder, files } = this.store
      if (folder === null) return
      await files.remove(join(folder, manifestName))
      await files.syncFolder(folder)
    })
  }

  /** Lets go of files as a crash would, without making anything durable. */
  async abandon(): Promise<void> {
    if (!this.closed) await this.inTurn(() => this.letGo())
  }

  /** Resolves when nothing is being merged. */
  settled(): Promise<void> {
    return this.merger.settled()
  }

  stats() {
    const segments = this.state.segments().map(({ namespace, view }) => ({
      namespace,
      name: view.segment.name,
      bytes: view.segment.bytes,
      documents: view.liveCount,
      removed: view.segment.size - view.liveCount,
      inFile: this.store.fileSize(view.segment) !== undefined,
    }))
    return { sequence: this.applied, segments, cacheBytes: this.store.cache.used }
  }

  private get memoryBytes(): number {
    return this.options.memoryBytes ?? 64 * 2 ** 20
  }

  private view(namespace: string) {
    if (this.closed) throw new Error('the index is closed')
    return this.state.view(namespace)
  }

  private async build(pendings: ReadonlyMap<string, PendingChanges>): Promise<Map<string, Segment>> {
    const pause = pauseEvery(pauseBudgetMs)
    const built = new Map<string, Segment>()
    for (const [namespace, { added }] of pendings) {
      if (added.size === 0) continue
      const documents = [...added.values()]
      refuseMixedKeys(this.state.view(namespace), documents)
      const bOf = (field: string): number => fieldB(this.state.view(namespace).parameters, field)
      built.set(namespace, await this.store.inMemory((sink) => buildSegment(sink, documents, { dimension: this.dimension, bOf, pause })))
    }
    return built
  }

  /** Moves segments out of memory, largest first, and waits for merging where it lags behind. Failing to is no failure of what was applied. */
  private async makeRoom(): Promise<void> {
    if (this.state.namespaces.some((namespace) => this.state.view(namespace).segments.length > mostSegments)) await this.merger.settled()
    if (this.store.folder === null) return
    for (;;) {
      const inMemory = this.state.segments().filter(({ view }) => this.store.fileSize(view.segment) === undefined)
      const [largest] = inMemory.sort((a, b) => b.view.segment.bytes - a.view.segment.bytes)
      if (largest === undefined || inMemory.reduce((sum, { view }) => sum + view.segment.bytes, 0) <= this.memoryBytes) return
      try {
        await persistOne(this.state, this.store, largest.namespace, largest.view, pauseEvery(pauseBudgetMs))
      } catch (error) {
        this.options.onProblem?.(error)
        return
      }
    }
  }

  private async commit(): Promise<void> {
    if (!this.changed || this.condemned) return
    const { schema, dimension } = this.options
    this.changed = false
    this.committing = true
    try {
      const durable = await commit({
        state: this.state,
        store: this.store,
        schema,
        dimension,
        sequence: this.applied,
        pause: pauseEvery(pauseBudgetMs),
      })
      for (const name of this.durable) if (!durable.has(name)) this.obsolete.add(name)
      this.durable = durable
    } catch (error) {
      this.changed = true
      throw error
    } finally {
      this.committing = false
    }
    await this.removeObsolete()
  }

  private async retire(segments: readonly Segment[]): Promise<void> {
    this.changed = true
    for (const segment of segments) {
      segment.close()
      this.obsolete.add(segment.name)
    }
    await this.removeObsolete()
  }

  /** While a state is being made durable it is not known which files it needs. */
  private async removeObsolete(): Promise<void> {
    if (this.committing) return
    for (const name of this.obsolete) {
      if (this.durable.has(name)) continue
      this.obsolete.delete(name)
      await this.store.removeFile(name)
    }
  }

  private async letGo(): Promise<void> {
    this.closed = true
    await this.merger.stop()
    for (const { view } of this.state.segments()) view.segment.close()
    await this.unlock()
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(() => {
      if (this.closed) throw new Error('the index is closed')
      return work()
    })
    this.last = turn.catch(() => undefined)
    return turn
  }
}

const withdrawn = (state: IndexState, pendings: ReadonlyMap<string, PendingChanges>, built: ReadonlyMap<string, Segment>): BatchViews =>
  new Map(
    [...pendings].map(([namespace, pending]) => {
      const before = state.view(namespace).segments.map((view) => pending.withdrawFrom(view))
      const segment = built.get(namespace)
      return [namespace, segment === undefined ? before : [...before, new SegmentView(segment)]] as const
    }),
  )
