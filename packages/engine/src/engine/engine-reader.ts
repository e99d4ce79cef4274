import { SerialQueue } from '../concurrency/serial-queue.ts'
import { diskFiles } from '../files/disk-files.ts'
import type { Manifest } from '../store/manifest.ts'
import { openDurable } from '../store/open-durable.ts'
import { SegmentReferences } from '../store/segment-references.ts'
import { SegmentStore } from '../store/segment-store.ts'
import { IndexState } from '../view/index-state.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { defaultCacheBytes, type EngineOptions } from './engine.ts'
import { Searchable } from './searchable.ts'
import { Snapshot } from './snapshot.ts'

export interface ReaderOptions extends Omit<EngineOptions, 'memoryBytes' | 'onProblem' | 'folder'> {
  readonly folder: string
}

/**
 * Reads the last durable state of a folder, with or without a writer, in any number of processes. Takes no lock and writes nothing, so
 * the folder may be read-only. @throws IndexRefused, SegmentDamaged
 */
export async function openReader(options: ReaderOptions): Promise<EngineReader> {
  const reader = new EngineReader(options)
  await reader.refresh()
  return reader
}

/** Reads one durable state until `refresh`. Files of that state stay open, so the reader survives their removal. */
export class EngineReader extends Searchable {
  readonly #options: ReaderOptions
  readonly #store: SegmentStore
  readonly #state: IndexState
  readonly #references = new SegmentReferences()
  readonly #queue = new SerialQueue()
  #manifest: Manifest | null = null
  #closed = false

  constructor(options: ReaderOptions) {
    super()
    this.#options = options
    this.#store = new SegmentStore(options.files ?? diskFiles, options.folder, options.cacheBytes ?? defaultCacheBytes)
    this.#state = new IndexState(options.namespaces, (segment) => this.#references.retire(segment, () => segment.close()))
  }

  /** 0 when nothing is durable. */
  get sequence(): number {
    return this.#manifest?.sequence ?? 0
  }

  /** Moves to the latest durable state. Returns true when it is new. When it rejects, the reader keeps its state. */
  refresh(): Promise<boolean> {
    return this.#queue.run(async () => {
      if (this.#closed) throw readerClosed()
      const open = this.#state.segments().map(({ view }) => view.segment)
      const { manifest, views } = await openDurable({ ...this.#options, store: this.#store, open })
      const isNew = JSON.stringify(manifest) !== JSON.stringify(this.#manifest)
      if (!isNew) return false
      this.#state.replace(new Map(this.#state.namespaces.map((namespace) => [namespace, views.get(namespace) ?? []])))
      this.#manifest = manifest
      return true
    })
  }

  /** The current state, unaffected by later refreshes. */
  snapshot(): Snapshot {
    if (this.#closed) throw readerClosed()
    return new Snapshot({ state: this.#state, references: this.#references, sequence: this.sequence, isClosed: () => this.#closed })
  }

  close(): Promise<void> {
    return this.#queue.run(async () => {
      this.#closed = true
      this.#state.clear()
      this.#references.closeAll()
    })
  }

  protected view(namespace: string): NamespaceView {
    if (this.#closed) throw readerClosed()
    return this.#state.view(namespace)
  }
}

const readerClosed = (): Error => new Error('the reader is closed')
