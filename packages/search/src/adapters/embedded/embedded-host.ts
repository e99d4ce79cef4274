import { Worker } from 'node:worker_threads'
import { type VerifyOptions, type VerifyResult, verifyIndex } from '@basejuris/engine'
import { createBirpc } from 'birpc'
import { parseQuery } from '../../query/parse-query.ts'
import { createHighlighter } from '../../ranking/present/highlight.ts'
import type { SearchPorts } from '../../ranking/request/search-ports.ts'
import type { RulingSearch } from '../../ruling-search.ts'
import type { SearchableIndex } from '../search-host.ts'
import type { IndexReplacement } from './index-replacement.ts'
import { channelOver } from './thread-channel.ts'
import type { CallerFunctions, EncoderTraits, IndexStatus, ThreadOptions, TransferableSearch, WorkerFunctions } from './thread-protocol.ts'

export interface EmbeddedHostOptions extends ThreadOptions {
  readonly folder: string
  /** As of `EngineIndexOptions`. */
  readonly onRefused?: (reason: string) => void
  readonly onProblem?: (error: unknown) => void
}

/** The embedded index in a thread of its own, in which searches, writing and merging go on: none of them holds up the thread that serves. */
export interface EmbeddedHost extends SearchableIndex {
  /** What made the documents that are searched at this moment. */
  readonly schema: () => string
  /** As of `EngineIndex`; reads the files on the thread that asks. */
  readonly verify: (options?: VerifyOptions) => Promise<VerifyResult>
  readonly replace: (schema?: string) => IndexReplacement
}

/** As much as the main thread has by itself: without it, a thread holds some 150 MB more and answers no faster. */
const youngMb = 48

type Helpers = Pick<SearchPorts, 'encoder' | 'readRulings'>

/** @throws as `openEngineIndex`. An error that the thread does not survive ends the process, as it would without the thread. */
export async function openEmbeddedHost({ onRefused, onProblem, ...options }: EmbeddedHostOptions): Promise<EmbeddedHost> {
  const worker = new Worker(new URL('./embedded-host.worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  })
  let helpers: Helpers | null = null
  let standing: IndexStatus = { schema: options.schema, sequence: 0 }
  const functions: CallerFunctions = {
    encodeQuery: async (text, schema) => {
      standing = { ...standing, schema }
      return helpers?.encoder.encodeQuery(text) ?? null
    },
    readRulings: async (docIds) => (await helpers?.readRulings?.(docIds))?.map(({ caption, sections }) => ({ caption, sections })) ?? [],
    refused: (reason) => onRefused?.(reason),
    problem: (error) => onProblem?.(error),
  }
  const thread = createBirpc<WorkerFunctions, CallerFunctions>(functions, channelOver(worker))
  worker.on('error', (error) => {
    thread.$close(error as Error)
    process.nextTick(() => {
      throw error
    })
  })
  const stop = async (): Promise<void> => {
    thread.$close(new Error('The index was closed'))
    await worker.terminate()
  }
  try {
    standing = await thread.open(options)
  } catch (error) {
    await stop()
    throw error
  }
  const stand = ({ schema, sequence }: IndexStatus): void => {
    standing = { schema, sequence }
  }
  return {
    schema: () => standing.schema,
    verify: async (asked) => {
      await thread.flush()
      return verifyIndex(options.folder, asked)
    },
    replace: (schema) => replacementIn(thread, thread.replace(schema), stand),
    writer: {
      apply: async (batch) => stand(await thread.apply(batch)),
      appliedSequence: async () => standing.sequence,
      flush: () => thread.flush(),
      close: async () => {
        try {
          await thread.close()
        } finally {
          await stop()
        }
      },
    },
    searchWith: (given) => {
      helpers = given
      return searchIn(thread, given)
    },
    suggestions: { suggest: (request) => thread.suggest(request) },
  }
}

const searchIn = (thread: WorkerFunctions, { encoder }: Helpers): RulingSearch => {
  const ask =
    <Name extends keyof TransferableSearch>(name: Name) =>
    (request: Parameters<TransferableSearch[Name]>[0]) =>
      thread.ask(name, request, traitsOf(encoder))
  return {
    search: async (request) => {
      const found = await thread.search(request, traitsOf(encoder))
      const searched = found.correction?.applied === true ? found.correction.query : request.query
      return { ...found, highlighter: createHighlighter(parseQuery(searched)) }
    },
    matching: ask('matching'),
    semantic: ask('semantic'),
    similarTo: ask('similarTo'),
    contrastTo: ask('contrastTo'),
    facetsOf: ask('facetsOf'),
  }
}

const traitsOf = ({ name, dimension, external = false, wordsAlone = false }: SearchPorts['encoder']): EncoderTraits => ({
  name,
  dimension,
  external,
  wordsAlone,
})

const replacementIn = (thread: WorkerFunctions, started: Promise<number>, stand: (standing: IndexStatus) => void): IndexReplacement => {
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
      const { taken, ...after } = await thread.activate(await started)
      stand(after)
      return taken
    },
    abandon,
  }
}
