import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { type Database, describeDatabaseError, getStoreIdentity, skipUnlessWritten } from '@basejuris/database'
import { catalogueChecksum, listCatalogueIds } from '@basejuris/legal-text'
import {
  builtInKindOf,
  type Encoder,
  type IndexDocument,
  type IndexEngine,
  type IndexWriter,
  type NormSearch,
  normDocumentsVersion,
  type SearchHost,
  toNormDocuments,
  type VerifyOptions,
  type VerifyResult,
} from '@basejuris/search'
import type { ReplicationLog } from '../replication/index-replicator.ts'
import { type OpenAlone, openFollowingIndex } from '../replication/open-index.ts'
import { CapabilityMissing, replaceOf } from '../replication/rebuild-index.ts'
import { runOrNull, type WorkerPool } from '../workers/worker-pool.ts'
import { type BuildNorm, type FollowNormsOptions, followNorms, lastNormIndexSequence } from './follow-norms.ts'

export interface NormIndexOptions {
  readonly engine: IndexEngine<SearchHost>
  readonly database: Database
  readonly pool: WorkerPool
  /** Makes all vectors, of norms and of queries. */
  readonly encoder: Encoder
  readonly log: ReplicationLog
  readonly alone?: OpenAlone
  readonly pollMs?: number
  /** Ids of the norms of the catalogue. All of them when absent. */
  readonly catalogue?: readonly number[]
}

export interface NormIndex {
  readonly search: NormSearch
  /** Makes the vectors of queries. */
  readonly encoder: Encoder
  /** Keeps the index at the state of the catalogue and the imported norms, from now on or after some milliseconds. */
  readonly follow: (afterMs?: number) => void
  readonly verify: (options: VerifyOptions) => Promise<VerifyResult>
  /** Rebuilds the index while the old one is searched. Answers how many norms were applied. */
  readonly rebuild: (options: { readonly signal?: AbortSignal }) => Promise<number>
  readonly close: () => Promise<void>
}

const defaultPollMs = 2000
const retryMs = 60_000
const flushEveryMs = 30_000

/** The index of the norms, in a folder and a thread of its own. It is opened on first use, so that a short operator command pays nothing for it. */
export function createNormIndex(options: NormIndexOptions): NormIndex {
  const { engine, database, encoder, log, pollMs = defaultPollMs } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let opening: Promise<SearchHost> | null = null
  let following: Promise<void> = Promise.resolve()
  let rebuilding: Promise<unknown> = Promise.resolve()
  const open = (): Promise<SearchHost> => {
    signal.throwIfAborted()
    opening ??= openIndex(options)
    return opening
  }
  const followOptions = (): Omit<FollowNormsOptions, 'writer'> => ({
    database,
    build: builderOf(options),
    catalogue: options.catalogue ?? listCatalogueIds(),
    signal,
    onLeftOut: (idNorma) => log.error({ idNorma }, 'norm left out of the index'),
  })
  return {
    encoder,
    search: {
      find: async (request) => (await open()).norms.find(request),
      nearest: async (request) => (await open()).norms.nearest(request),
    },
    follow: (afterMs = 0) => {
      following = pause(afterMs, signal).then(() => keepFollowing({ open, followOptions, signal, pollMs, log }))
    },
    verify: async (verifyOptions) => {
      if (opening === null && engine.verifyStored !== undefined) return engine.verifyStored(verifyOptions)
      const { verify } = await open()
      if (verify === undefined) throw new CapabilityMissing('verify')
      return verify(verifyOptions)
    },
    rebuild: async ({ signal: aborted }) => {
      const index = await open()
      const either = aborted === undefined ? signal : AbortSignal.any([aborted, signal])
      const rebuilt = rebuilding.then(() => rebuild(index, { ...followOptions(), signal: either }))
      rebuilding = rebuilt.catch(() => undefined)
      return rebuilt
    },
    close: async () => {
      stopping.abort(new Error('The index of norms was closed'))
      await following
      await rebuilding
      const opened = opening
      opening = null
      await opened?.then(
        ({ writer }) => writer.close(),
        () => undefined,
      )
    },
  }
}

async function openIndex({ engine, database, encoder, log, alone, catalogue = listCatalogueIds() }: NormIndexOptions): Promise<SearchHost> {
  const schema = ['norms', normDocumentsVersion, catalogueHash(catalogue), encoder.name, await getStoreIdentity(database)].join('/')
  const onRefused = (reason: string): void => log.warn({ reason }, 'index of norms is rebuilt')
  const onProblem = (error: unknown): void => log.error({ err: error }, 'index of norms has a problem')
  return openFollowingIndex({
    database,
    lastSequence: () => lastNormIndexSequence(database),
    open: () => engine.open({ dimension: encoder.dimension, schema, onRefused, onProblem }),
    discard: engine.discard,
    ...(alone === undefined ? {} : { alone }),
    onRebuild: () => onRefused('it is ahead of the database'),
  })
}

/** Names the content of the catalogue, so that another one is indexed anew. */
function catalogueHash(catalogue: readonly number[]): string {
  return crc32(catalogue.join(), catalogueChecksum()).toString(16)
}

/** A built-in encoder runs in worker threads, so that the server answers meanwhile. */
function builderOf({ pool, encoder }: Pick<NormIndexOptions, 'pool' | 'encoder'>): BuildNorm {
  if (builtInKindOf(encoder.name) === null) return (norm) => toNormDocuments(norm, encoder)
  return (norm) =>
    norm.articles.length === 0
      ? toNormDocuments(norm, encoder)
      : runOrNull<readonly IndexDocument[] | null>(pool, 'buildNormDocuments', { norm, encoder: encoder.name })
}

interface Following {
  readonly open: () => Promise<SearchHost>
  readonly followOptions: () => Omit<FollowNormsOptions, 'writer'>
  readonly signal: AbortSignal
  readonly pollMs: number
  readonly log: ReplicationLog
}

/** Ends early when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal }).catch(() => undefined)

/** Resolves once the signal is aborted and what was applied is durable. */
async function keepFollowing({ open, followOptions, signal, pollMs, log }: Following): Promise<void> {
  const options = followOptions()
  const follow = skipUnlessWritten(options.database, async () => {
    const index = await open()
    const writer = flushingWriter(index.writer)
    await followNorms({ ...options, writer }).finally(writer.flush)
  })
  while (!signal.aborted) {
    let pauseMs = pollMs
    try {
      await follow()
    } catch (error) {
      if (signal.aborted) return
      log.error({ message: describeDatabaseError(error).message }, 'index of norms could not follow')
      pauseMs = retryMs
    }
    await pause(pauseMs, signal)
  }
}

/** Flushes from time to time while batches come, and on `flush` only where there is something to flush. */
function flushingWriter(writer: IndexWriter): IndexWriter {
  let unflushed = false
  let flushedAtMs = performance.now()
  const flush = async (): Promise<void> => {
    if (!unflushed) return
    await writer.flush()
    unflushed = false
    flushedAtMs = performance.now()
  }
  return {
    appliedSequence: () => writer.appliedSequence(),
    close: () => writer.close(),
    flush,
    apply: async (batch) => {
      await writer.apply(batch)
      unflushed = true
      if (performance.now() - flushedAtMs >= flushEveryMs) await flush()
    },
  }
}

async function rebuild(index: SearchHost, following: Omit<FollowNormsOptions, 'writer'>): Promise<number> {
  const replacement = replaceOf(index)()
  try {
    let applied = await followNorms({ ...following, writer: replacement.writer })
    await replacement.optimize()
    while (!(await replacement.activate())) applied += await followNorms({ ...following, writer: replacement.writer })
    return applied
  } finally {
    await replacement.abandon()
  }
}
