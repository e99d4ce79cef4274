import { join } from 'node:path'
import { pauseEvery } from '../concurrency/pause.ts'
import { Turns } from '../concurrency/serial-queue.ts'
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
import { SegmentUses } from '../store/segment-references.ts'
import { SegmentStore } from '../store/segment-store.ts'
import { IndexState } from '../view/index-state.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { LiveIndex, pauseBudgetMs } from './live-index.ts'
import { Replacement } from './replacement.ts'
import { Searchable } from './searchable.ts'
import { Snapshot } from './snapshot.ts'

export interface EngineOptions {
  /** null keeps nothing. */
  readonly folder: string | null
  readonly dimension: number
  /** Names what made the documents; a folder made by another is refused. */
  readonly schema: string
  /** By namespace; these are the namespaces there are. */
  readonly namespaces: Readonly<Record<string, NamespaceOptions>>
  /** Memory for what is read from segment files, in bytes. Default 256 MiB. */
  readonly cacheBytes?: number
  /** Segments that are not yet durable are moved out of memory above this many bytes. Default 64 MiB. */
  readonly memoryBytes?: number
  readonly files?: FileLayer
  /** Told when merging failed in the background; what was to be merged stays, and the next change tries again. */
  readonly onProblem?: (error: unknown) => void
}

export const defaultCacheBytes = 256 * 2 ** 20
const defaultMemoryBytes = 64 * 2 ** 20

/**
 * Opens the last durable state of a folder, as its one writer.
 * @throws IndexRefused, SegmentDamaged when what is there cannot be used, FolderInUse when another writer has it, FolderReadOnly
 */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const files = options.files ?? diskFiles
  const { folder } = options
  const store = new SegmentStore(files, folder, options.cacheBytes ?? defaultCacheBytes)
  const unlock = folder === null ? async () => undefined : await lockFolder(files, folder)
  try {
    const durable = await openDurable({ ...options, store })
    store.nextSegment = durable.manifest?.nextSegment ?? 1
    await store.removeOthers(new Set(durable.manifest?.segments.map(({ file }) => file)))
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

/** Searches run in one step on the state of the moment; writing, committing and closing follow one another beside them. */
export class Engine extends Searchable {
  readonly dimension: number
  readonly #options: EngineOptions
  readonly #store: SegmentStore
  readonly #unlock: () => Promise<void>
  readonly #uses = new SegmentUses()
  readonly #obsolete: ObsoleteFiles
  readonly #turns = new Turns()
  #live: LiveIndex
  #replacement: Replacement | null = null
  #condemned = false
  #closed = false
  #made: string

  constructor(options: EngineOptions, { store, durable: { manifest, views }, unlock }: Opened) {
    super()
    this.#options = options
    this.dimension = options.dimension
    this.#made = options.schema
    this.#store = store
    this.#unlock = unlock
    this.#obsolete = new ObsoleteFiles(store, new Set(manifest?.segments.map(({ file }) => file)))
    this.#live = this.#begin(manifest?.sequence ?? 0)
    this.#live.state.replace(views)
  }

  /** Sequence of the last batch that is visible; 0 when there is none. */
  get sequence(): number {
    return this.#live.sequence
  }

  /** What made the documents of the state that is searched: another from one step to the next when a replacement takes its place. */
  get schema(): string {
    return this.#made
  }

  /** The present state, to be asked several questions. It costs files and memory until it is released. */
  snapshot(): Snapshot {
    if (this.#closed) throw indexClosed()
    return new Snapshot({ state: this.#live.state, uses: this.#uses, sequence: this.sequence, isClosed: () => this.#closed })
  }

  /**
   * Makes a batch visible, all or nothing, when the promise resolves. A sequence at or below the applied one is skipped. A batch that is not valid
   * rejects and changes nothing.
   */
  apply(batch: EngineBatch): Promise<void> {
    return this.#inTurn(() => this.#live.apply(batch))
  }

  /** Everything applied so far survives a crash once the promise resolves. */
  flush(): Promise<void> {
    return this.#inTurn(() => this.#commit())
  }

  /** Merges each namespace into one segment. Worth it after a bulk load: searches are faster the fewer segments there are. */
  optimize(): Promise<void> {
    return this.#inTurn(() => this.#live.optimize())
  }

  /** Makes the state durable and lets go of files; every later call fails. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#live.settled()
      await this.#commit()
      await this.#letGo()
    })
  }

  /**
   * Begins another index beside this one, from sequence 0, to take its place: rebuilding while searches go on. One at a time. `schema` names what makes its
   * documents, when that is something else.
   */
  startOver(schema = this.#made): Replacement {
    if (this.#closed) throw indexClosed()
    if (this.#replacement !== null) throw new Error('an index is already being built to take the place of this one')
    const live = this.#begin(0)
    this.#replacement = new Replacement({
      live,
      takePlace: () => this.#inTurn(() => this.#putInPlace(live, schema)),
      abandon: async () => {
        this.#replacement = null
        await live.stop()
        live.state.clear()
        await this.#obsolete.remove()
      },
    })
    return this.#replacement
  }

  /**
   * Gives up the durable state, because some of it is damaged: nothing is made durable any more, and the next opening finds an empty index at
   * sequence 0, to be replayed. What is not damaged can be searched until then, or until a replacement takes its place.
   */
  condemn(): Promise<void> {
    return this.#inTurn(async () => {
      this.#condemned = true
      const { folder, files } = this.#store
      if (folder === null) return
      await files.remove(join(folder, manifestName))
      await files.syncFolder(folder)
    })
  }

  /** Lets go of files as a crash would, without making anything durable. */
  async abandon(): Promise<void> {
    if (!this.#closed) await this.#inTurn(() => this.#letGo())
  }

  /** Resolves when nothing is being merged. */
  settled(): Promise<void> {
    return this.#live.settled()
  }

  stats() {
    return { sequence: this.sequence, segments: this.#live.stats(), cacheBytes: this.#store.cache.used }
  }

  protected view(namespace: string): NamespaceView {
    if (this.#closed) throw indexClosed()
    return this.#live.state.view(namespace)
  }

  #begin(sequence: number): LiveIndex {
    const { namespaces, dimension, memoryBytes = defaultMemoryBytes, onProblem } = this.#options
    return new LiveIndex({
      state: new IndexState(namespaces, (segment) => this.#uses.retire(segment, () => this.#end(segment))),
      store: this.#store,
      uses: this.#uses,
      sequence,
      dimension,
      memoryBytes,
      onMerged: () => this.#obsolete.remove(),
      onProblem: (error) => onProblem?.(error),
    })
  }

  #end(segment: Segment): void {
    segment.close()
    if (!this.#store.isInMemory(segment)) this.#obsolete.add(segment.name)
  }

  async #commit(): Promise<void> {
    const live = this.#live
    const store = this.#store
    if (!live.changed || this.#condemned) return
    const { dimension, namespaces } = this.#options
    const schema = fullSchema(this.#made, namespaces)
    live.changed = false
    try {
      await this.#obsolete.spare(() =>
        commit({ state: live.state, store, schema, dimension, sequence: live.sequence, pause: pauseEvery(pauseBudgetMs) }),
      )
    } catch (error) {
      live.changed = true
      throw error
    }
    await this.#obsolete.remove()
  }

  async #putInPlace(live: LiveIndex, schema: string): Promise<boolean> {
    const before = this.#live
    if (live.sequence < before.sequence) return false
    await live.persist()
    await before.stop()
    this.#live = live
    this.#made = schema
    this.#replacement = null
    this.#condemned = false
    live.changed = true
    before.state.clear()
    await this.#commit()
    return true
  }

  async #letGo(): Promise<void> {
    await this.#replacement?.abandon()
    this.#closed = true
    await this.#live.stop()
    this.#live.state.clear()
    this.#uses.endAll()
    await this.#unlock()
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turns.take(() => {
      if (this.#closed) throw indexClosed()
      return work()
    })
  }
}

const indexClosed = (): Error => new Error('the index is closed')
