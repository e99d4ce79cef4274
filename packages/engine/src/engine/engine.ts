import { join } from 'node:path'
import { pauseEvery } from '../concurrency/pause.ts'
import { SerialQueue } from '../concurrency/serial-queue.ts'
import { diskFiles } from '../files/disk-files.ts'
import type { FileLayer } from '../files/file-layer.ts'
import type { EngineBatch } from '../model/document.ts'
import { fullSchema, type NamespaceOptions } from '../model/namespace-options.ts'
import type { Segment } from '../segment/segment.ts'
import { commit } from '../store/commit.ts'
import { lockFolder } from '../store/folder-lock.ts'
import { manifestName } from '../store/manifest.ts'
import { ObsoleteFiles } from '../store/obsolete-files.ts'
import { type DurableState, openDurable } from '../store/open-durable.ts'
import { SegmentReferences } from '../store/segment-references.ts'
import { SegmentStore } from '../store/segment-store.ts'
import { IndexState } from '../view/index-state.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { LiveIndex, pauseBudgetMs } from './live-index.ts'
import { Replacement } from './replacement.ts'
import { Searchable } from './searchable.ts'
import { Snapshot } from './snapshot.ts'

export interface EngineOptions {
  /** null keeps everything in memory. */
  readonly folder: string | null
  readonly dimension: number
  /** Identifies what built the documents. A folder with another schema is refused. */
  readonly schema: string
  /** Options by namespace. There are no other namespaces. */
  readonly namespaces: Readonly<Record<string, NamespaceOptions>>
  /** Cache for segment files, in bytes. Default 256 MiB. */
  readonly cacheBytes?: number
  /** Segments that are not yet durable go to files above this many bytes. Default 64 MiB. */
  readonly memoryBytes?: number
  readonly files?: FileLayer
  /** Called when a background merge failed. Its inputs stay, and the next change retries. */
  readonly onProblem?: (error: unknown) => void
}

export const defaultCacheBytes = 256 * 2 ** 20
const defaultMemoryBytes = 64 * 2 ** 20

/**
 * Opens the last durable state of a folder as its only writer. @throws IndexRefused, SegmentDamaged when the files cannot be used,
 * FolderInUse when another writer has the folder, FolderReadOnly
 */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const files = options.files ?? diskFiles
  const { folder } = options
  const store = new SegmentStore(files, folder, options.cacheBytes ?? defaultCacheBytes)
  const unlock = folder === null ? async () => undefined : await lockFolder(files, folder)
  try {
    const durable = await openDurable({ ...options, store })
    store.nextSegment = durable.manifest?.nextSegment ?? 1
    await store.removeUnreferencedFiles(new Set(durable.manifest?.segments.map(({ file }) => file)))
    return new Engine(options, { store, durable, unlock })
  } catch (error) {
    await unlock()
    throw error
  }
}

interface Opened {
  readonly store: SegmentStore
  readonly durable: DurableState
  readonly unlock: () => Promise<void>
}

/** Writer of an index. A search is synchronous on the current state, while writes, commits and closing run in a queue. */
export class Engine extends Searchable {
  readonly dimension: number
  readonly #options: EngineOptions
  readonly #store: SegmentStore
  readonly #unlock: () => Promise<void>
  readonly #references = new SegmentReferences()
  readonly #obsoleteFiles: ObsoleteFiles
  readonly #queue = new SerialQueue()
  #liveIndex: LiveIndex
  #replacement: Replacement | null = null
  #discarded = false
  #closed = false
  #schema: string

  constructor(options: EngineOptions, { store, durable: { manifest, views }, unlock }: Opened) {
    super()
    this.#options = options
    this.dimension = options.dimension
    this.#schema = options.schema
    this.#store = store
    this.#unlock = unlock
    this.#obsoleteFiles = new ObsoleteFiles(store, new Set(manifest?.segments.map(({ file }) => file)))
    this.#liveIndex = this.#createLiveIndex(manifest?.sequence ?? 0)
    this.#liveIndex.state.replace(views)
  }

  /** Sequence of the last visible batch; 0 when there is none. */
  get sequence(): number {
    return this.#liveIndex.sequence
  }

  /** Schema of the state that is searched. Changes when a replacement is swapped in. */
  get schema(): string {
    return this.#schema
  }

  /** The current state, for several requests. It costs files and memory until released. */
  snapshot(): Snapshot {
    if (this.#closed) throw indexClosed()
    return new Snapshot({
      state: this.#liveIndex.state,
      references: this.#references,
      sequence: this.sequence,
      isClosed: () => this.#closed,
    })
  }

  /**
   * Makes a batch visible, all or nothing, when the promise resolves. Skips a sequence at or below the applied one. An invalid batch
   * rejects and changes nothing.
   */
  apply(batch: EngineBatch): Promise<void> {
    return this.#enqueue(() => this.#liveIndex.apply(batch))
  }

  /** Makes everything applied so far durable. */
  flush(): Promise<void> {
    return this.#enqueue(() => this.#commit())
  }

  /** Merges each namespace into one segment. Useful after a bulk load, because fewer segments make searches faster. */
  optimize(): Promise<void> {
    return this.#enqueue(() => this.#liveIndex.optimize())
  }

  /** Makes the state durable and releases the files. Every later call fails. */
  close(): Promise<void> {
    return this.#enqueue(async () => {
      await this.#liveIndex.settled()
      await this.#commit()
      await this.#releaseAll()
    })
  }

  /**
   * Begins a second index, from sequence 0, to replace this one while searches continue. Only one at a time. Pass `schema` when another
   * one builds its documents.
   */
  beginReplacement(schema = this.#schema): Replacement {
    if (this.#closed) throw indexClosed()
    if (this.#replacement !== null) throw new Error('a replacement is already being built')
    const liveIndex = this.#createLiveIndex(0)
    this.#replacement = new Replacement({
      liveIndex,
      swapIn: () => this.#enqueue(() => this.#swapIn(liveIndex, schema)),
      abandon: async () => {
        this.#replacement = null
        await liveIndex.stop()
        liveIndex.state.clear()
        await this.#obsoleteFiles.remove()
      },
    })
    return this.#replacement
  }

  /**
   * Removes the durable state because it is damaged. Nothing is made durable any more, and the next opening finds an empty index at
   * sequence 0. Undamaged parts stay searchable until then, or until a replacement is swapped in.
   */
  discardDurableState(): Promise<void> {
    return this.#enqueue(async () => {
      this.#discarded = true
      const { folder, files } = this.#store
      if (folder === null) return
      await files.remove(join(folder, manifestName))
      await files.syncFolder(folder)
    })
  }

  /** Releases the files as a crash would, without a commit. */
  async abandon(): Promise<void> {
    if (!this.#closed) await this.#enqueue(() => this.#releaseAll())
  }

  /** Resolves when nothing is being merged. */
  settled(): Promise<void> {
    return this.#liveIndex.settled()
  }

  stats() {
    return { sequence: this.sequence, segments: this.#liveIndex.stats(), cacheBytes: this.#store.cache.used }
  }

  protected view(namespace: string): NamespaceView {
    if (this.#closed) throw indexClosed()
    return this.#liveIndex.state.view(namespace)
  }

  #createLiveIndex(sequence: number): LiveIndex {
    const { namespaces, dimension, memoryBytes = defaultMemoryBytes, onProblem } = this.#options
    return new LiveIndex({
      state: new IndexState(namespaces, (segment) => this.#references.retire(segment, () => this.#closeSegment(segment))),
      store: this.#store,
      references: this.#references,
      sequence,
      dimension,
      memoryBytes,
      onMerged: () => this.#obsoleteFiles.remove(),
      onProblem: (error) => onProblem?.(error),
    })
  }

  #closeSegment(segment: Segment): void {
    segment.close()
    if (!this.#store.isInMemory(segment)) this.#obsoleteFiles.add(segment.name)
  }

  async #commit(): Promise<void> {
    const liveIndex = this.#liveIndex
    const store = this.#store
    if (!liveIndex.changed || this.#discarded) return
    const { dimension, namespaces } = this.#options
    const schema = fullSchema(this.#schema, namespaces)
    liveIndex.changed = false
    try {
      await this.#obsoleteFiles.whileCommitting(() =>
        commit({ state: liveIndex.state, store, schema, dimension, sequence: liveIndex.sequence, pause: pauseEvery(pauseBudgetMs) }),
      )
    } catch (error) {
      liveIndex.changed = true
      throw error
    }
    await this.#obsoleteFiles.remove()
  }

  async #swapIn(liveIndex: LiveIndex, schema: string): Promise<boolean> {
    const replaced = this.#liveIndex
    if (liveIndex.sequence < replaced.sequence) return false
    await liveIndex.persist()
    await replaced.stop()
    this.#liveIndex = liveIndex
    this.#schema = schema
    this.#replacement = null
    this.#discarded = false
    liveIndex.changed = true
    replaced.state.clear()
    await this.#commit()
    return true
  }

  async #releaseAll(): Promise<void> {
    await this.#replacement?.abandon()
    this.#closed = true
    await this.#liveIndex.stop()
    this.#liveIndex.state.clear()
    this.#references.closeAll()
    await this.#unlock()
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(() => {
      if (this.#closed) throw indexClosed()
      return work()
    })
  }
}

const indexClosed = (): Error => new Error('the index is closed')
