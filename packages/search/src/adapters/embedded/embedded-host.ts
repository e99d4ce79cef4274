import { Worker } from 'node:worker_threads'
import { verifyIndex } from '@basejuris/engine'
import { createBirpc } from 'birpc'
import type { IndexHost, IndexReplacement, OpenIndexOptions } from '../../ports/index.ts'
import { parseQuery } from '../../query/parse-query.ts'
import { createHighlighter } from '../../ranking/present/highlight.ts'
import type { SearchPorts } from '../../ranking/request/search-ports.ts'
import type { RulingSearch, SearchControl } from '../../ruling-search.ts'
import type { SearchableIndex } from '../search-host.ts'
import { traceEngine } from '../trace-engine.ts'
import { channelOver } from './thread-channel.ts'
import type {
  AbortFlag,
  CallerFunctions,
  EncoderTraits,
  IndexStatus,
  ThreadOptions,
  TransferableSearch,
  WorkerFunctions,
} from './thread-protocol.ts'

export interface EmbeddedHostOptions extends ThreadOptions, OpenIndexOptions {
  readonly folder: string
}

/** The embedded index in a thread of its own: searching, writing and merging never block the thread that serves. */
export interface EmbeddedHost extends SearchableIndex, Required<IndexHost> {}

/** The default of the main thread. Without this limit a thread takes some 150 MB more and answers no faster. */
const maxYoungGenerationSizeMb = 24

type Helpers = Pick<SearchPorts, 'encoder' | 'readRulings'>

/** The thread of an index that will be opened. */
export function startThread(): Worker {
  return new Worker(new URL('./embedded-host.worker.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb } })
}

/** @throws as `openEngineIndex`. An uncaught error in the thread ends the process, as it would without the thread, and so does its end. */
export async function openEmbeddedHost(
  { onRefused, onProblem, ...options }: EmbeddedHostOptions,
  worker: Worker = startThread(),
): Promise<EmbeddedHost> {
  let helpers: Helpers | null = null
  let status: IndexStatus = { schema: options.schema, sequence: 0, furthest: 0 }
  const functions: CallerFunctions = {
    encodeQuery: async (text, schema) => {
      status = { ...status, schema }
      return helpers?.encoder.encodeQuery(text) ?? null
    },
    readRulings: async (docIds) => (await helpers?.readRulings?.(docIds))?.map(({ caption, sections }) => ({ caption, sections })) ?? [],
    refused: (reason) => onRefused?.(reason),
    problem: (error) => onProblem?.(error),
  }
  const thread = createBirpc<WorkerFunctions, CallerFunctions>(functions, channelOver(worker))
  let isStopping = false
  const die = (error: Error): void => {
    isStopping = true
    thread.$close(error)
    process.nextTick(() => {
      throw error
    })
  }
  worker.on('error', (error) => die(error as Error))
  worker.on('exit', (code) => {
    if (!isStopping) die(new Error(`The thread of the index ended with ${code}`))
  })
  const stop = async (): Promise<void> => {
    isStopping = true
    thread.$close(new Error('The index was closed'))
    await worker.terminate()
  }
  try {
    status = await thread.open(options)
  } catch (error) {
    await stop()
    throw error
  }
  const updateStatus = ({ schema, sequence, furthest }: IndexStatus): void => {
    status = { schema, sequence, furthest }
  }
  return {
    schema: () => status.schema,
    verify: async (verifyOptions) => {
      await thread.flush()
      return verifyIndex(options.folder, verifyOptions)
    },
    replace: (schema) => replacementIn(thread, thread.replace(schema), updateStatus),
    writer: {
      apply: async (batch) => updateStatus(await thread.apply(batch)),
      appliedSequence: async () => status.sequence,
      furthestSequence: async () => status.furthest,
      flush: () => thread.flush(),
      close: async () => {
        try {
          await thread.close()
        } finally {
          await stop()
        }
      },
    },
    searchWith: (newHelpers) => {
      helpers = newHelpers
      return searchIn(thread, newHelpers)
    },
    norms: {
      find: (request) => traced('norms', () => thread.findNorms(request)),
      nearest: (request) => traced('norms', () => thread.nearestNorms(request)),
    },
    suggestions: {
      suggest: (request, { signal } = {}) => traced('suggest', () => raisingFlag(signal, (flag) => thread.suggest(request, flag))),
    },
    ping: () => thread.ping(),
  }
}

const searchIn = (thread: WorkerFunctions, { encoder }: Helpers): RulingSearch => {
  const ask =
    <Name extends keyof TransferableSearch>(name: Name) =>
    (request: Parameters<TransferableSearch[Name]>[0], { signal, visitor = null }: SearchControl = {}) =>
      traced(name, () =>
        raisingFlag(signal, (flag) => thread.ask(name, request, traitsOf(encoder), { flag, visitor }) as Promise<unknown>),
      ) as ReturnType<TransferableSearch[Name]>
  return {
    search: async (request, { signal, visitor = null } = {}) => {
      const found = await traced('search', () =>
        raisingFlag(signal, (flag) => thread.search(request, traitsOf(encoder), { flag, visitor })),
      )
      const searched = found.correction?.applied === true ? found.correction.query : request.query
      return { ...found, highlighter: createHighlighter(parseQuery(searched, request)) }
    },
    matching: ask('matching'),
    semantic: ask('semantic'),
    similarTo: ask('similarTo'),
    contrastTo: ask('contrastTo'),
    contradicting: ask('contradicting'),
    opposedOn: ask('opposedOn'),
    overturning: ask('overturning'),
    citing: ask('citing'),
    lineOf: ask('lineOf'),
    demandsOf: ask('demandsOf'),
    topicReach: ask('topicReach'),
    facetsOf: ask('facetsOf'),
    citedNorms: ask('citedNorms'),
  }
}

const traced = <Answer>(operation: string, ask: () => Promise<Answer>): Promise<Answer> =>
  traceEngine(() => ({ engine: 'index', system: 'basejuris', operation }), ask)

/** Asks the thread and raises the flag of the request when its signal is aborted. */
const raisingFlag = async <Answer>(signal: AbortSignal | undefined, ask: (flag: AbortFlag) => Promise<Answer>): Promise<Answer> => {
  if (signal === undefined) return ask(null)
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const raise = (): void => void Atomics.store(flag, 0, 1)
  if (signal.aborted) raise()
  signal.addEventListener('abort', raise)
  try {
    return await ask(flag)
  } finally {
    signal.removeEventListener('abort', raise)
  }
}

const traitsOf = ({ name, dimension, external = false, lexicalOnly = false, measured = false }: SearchPorts['encoder']): EncoderTraits => ({
  name,
  dimension,
  external,
  lexicalOnly,
  measured,
})

const replacementIn = (
  thread: WorkerFunctions,
  started: Promise<number>,
  updateStatus: (status: IndexStatus) => void,
): IndexReplacement => {
  let sequence = 0
  const abandon = async (): Promise<void> => thread.abandon(await started)
  started.catch(() => undefined)
  return {
    writer: {
      apply: async (batch) => {
        sequence = await thread.applyTo(await started, batch)
      },
      appliedSequence: async () => sequence,
      flush: async () => undefined,
      close: abandon,
    },
    optimize: async () => thread.optimize(await started),
    activate: async () => {
      const { activated, ...status } = await thread.activate(await started)
      updateStatus(status)
      return activated
    },
    abandon,
  }
}
