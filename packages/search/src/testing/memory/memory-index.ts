import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type IndexBatch, type Namespace, namespaces, type SearchIndex } from '../../ports/index.ts'
import type { Bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { applyBatch } from './apply-batch.ts'
import { countDocumentsWith } from './match-text.ts'
import { NamespaceIndex } from './namespace-index.ts'
import { nearTermsIn } from './near-terms-in.ts'
import { nearestInNamespace } from './nearest-in-namespace.ts'
import { pauseEvery } from './pause.ts'
import { searchNamespace } from './search-namespace.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { SnapshotRefused } from './snapshot-file.ts'

export interface MemoryIndexOptions {
  /** Where the snapshot lies; null keeps nothing. */
  readonly folder: string | null
  readonly dimension: number
  /** Names what made the documents (schema and encoder); a snapshot made by another is refused. */
  readonly schema: string
  readonly bm25f?: Readonly<Record<Namespace, Bm25fParameters>>
  /** Called with the reason why a snapshot was refused. The index then starts empty, at sequence 0. */
  readonly onRefused?: (reason: string) => void
}

const pauseBudgetMs = 4
/** Between flushes the index is compacted when removed documents are this many and half as many as the live ones. */
const minRemovedToCompact = 500

/**
 * The simple implementation: exhaustive, exact, all in memory. Every search scores every match, so time grows with the matches; memory is about
 * 90 kB for a ruling of 3,000 words with its passages, half of it vectors. Meant for up to some ten thousand rulings. Searching and writing share
 * one thread: writing gives way every few milliseconds, but one search is not interrupted. What was applied after the last `flush` is lost when
 * the process ends and must be replayed. The snapshot is written whole each time and holds nothing of removed documents. One process at a time
 * may open a folder; it is not locked here.
 */
export async function openMemoryIndex(options: MemoryIndexOptions): Promise<SearchIndex> {
  const index = new MemoryIndex(options)
  await index.open()
  return {
    lexical: {
      search: async (namespace, request) => searchNamespace(index.in(namespace), request, (options.bm25f ?? bm25fParameters)[namespace]),
      documentFrequencies: async (namespace, terms, fields) => terms.map((term) => countDocumentsWith(index.in(namespace), term, fields)),
      nearTerms: async (namespace, request) => nearTermsIn(index.in(namespace), request),
      facetValues: async (namespace, ids, facets) => index.in(namespace).facetValues(ids, facets),
    },
    vectors: {
      dimension: options.dimension,
      nearest: async (namespace, request) => nearestInNamespace(index.in(namespace), request),
    },
    writer: {
      apply: (batch) => index.apply(batch),
      appliedSequence: async () => index.sequence,
      flush: () => index.flush(),
      close: () => index.close(),
    },
  }
}

class MemoryIndex {
  sequence = 0
  #indexes: Record<Namespace, NamespaceIndex>
  readonly #options: MemoryIndexOptions
  #flushed = 0
  #closed = false
  /** Writing, flushing and closing follow one another. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(options: MemoryIndexOptions) {
    this.#options = options
    const empty = (): NamespaceIndex => new NamespaceIndex(options.dimension)
    this.#indexes = { rulings: empty(), passages: empty(), norms: empty() }
  }

  in(namespace: Namespace): NamespaceIndex {
    if (this.#closed) throw new Error('the index is closed')
    return this.#indexes[namespace]
  }

  async open(): Promise<void> {
    if (this.#path === null || this.#options.folder === null) return
    await mkdir(this.#options.folder, { recursive: true })
    try {
      const content = await readSnapshot(this.#path, this.#options.schema, this.#options.dimension)
      if (content === null) return
      this.#indexes = content.indexes
      this.sequence = content.sequence
      this.#flushed = content.sequence
    } catch (error) {
      if (!(error instanceof SnapshotRefused)) throw error
      this.#options.onRefused?.(error.message)
    }
  }

  apply(batch: IndexBatch): Promise<void> {
    return this.#enqueue(async () => {
      if (!Number.isSafeInteger(batch.sequence) || batch.sequence < 1) throw new Error(`sequence ${batch.sequence} is not valid`)
      if (batch.sequence <= this.sequence) return
      const pause = pauseEvery(pauseBudgetMs)
      await applyBatch(this.#indexes, batch, pause)
      this.sequence = batch.sequence
      for (const namespace of namespaces)
        await this.#compact(namespace, pause, Math.max(minRemovedToCompact, this.#indexes[namespace].documents.liveCount / 2))
    })
  }

  flush(): Promise<void> {
    return this.#enqueue(() => this.#save())
  }

  close(): Promise<void> {
    return this.#enqueue(async () => {
      await this.#save()
      this.#closed = true
    })
  }

  async #save(): Promise<void> {
    if (this.#path === null || this.#flushed === this.sequence) return
    const { sequence } = this
    for (const namespace of namespaces) await this.#compact(namespace, pauseEvery(pauseBudgetMs), 1)
    await writeSnapshot(this.#path, { sequence, indexes: this.#indexes }, this.#options.schema)
    this.#flushed = sequence
  }

  async #compact(namespace: Namespace, pause: () => Promise<void>, from: number): Promise<void> {
    const { documents } = this.#indexes[namespace]
    if (documents.ids.length - documents.liveCount < from) return
    this.#indexes[namespace] = await this.#indexes[namespace].compacted(pause)
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(() => {
      if (this.#closed) throw new Error('the index is closed')
      return work()
    })
    this.#queue = result.catch(() => undefined)
    return result
  }

  get #path(): string | null {
    return this.#options.folder === null ? null : join(this.#options.folder, 'memory-index.snapshot')
  }
}
