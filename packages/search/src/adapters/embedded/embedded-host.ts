import { Worker } from 'node:worker_threads'
import { type Verified, type VerifyOptions, verifyIndex } from '@basejuris/engine'
import { createBirpc } from 'birpc'
import { parseQuery } from '../../query/parse-query.ts'
import { createHighlighter } from '../../ranking/present/highlight.ts'
import type { SearchPorts } from '../../ranking/request/search-ports.ts'
import type { RulingSearch } from '../../ruling-search.ts'
import type { SearchedIndex } from '../search-host.ts'
import type { IndexReplacement } from './index-replacement.ts'
import { channelOver } from './thread-channel.ts'
import type { EncoderTraits, InThread, OfCaller, PlainSearch, Standing, ThreadOptions } from './thread-protocol.ts'

export interface SearchThreadOptions extends ThreadOptions {
  readonly folder: string
  /** As of `EngineIndexOptions`. */
  readonly onRefused?: (reason: string) => void
  readonly onProblem?: (error: unknown) => void
}

/** The embedded index in a thread of its own, in which searches, writing and merging go on: none of them holds up the thread that serves. */
export interface SearchThread extends SearchedIndex {
  /** What made the documents that are searched at this moment. */
  readonly schema: () => string
  /** As of `EngineIndex`; reads the files on the thread that asks. */
  readonly verify: (options?: VerifyOptions) => Promise<Verified>
  readonly startOver: (schema?: string) => IndexReplacement
}

/** As much as the main thread has by itself: without it, a thread holds some 150 MB more and answers no faster. */
const youngMb = 48

type Helpers = Pick<SearchPorts, 'encoder' | 'readRulings'>

/** @throws as `openEngineIndex`. An error that the thread does not survive ends the process, as it would without the thread. */
export async function openSearchThread({ onRefused, onProblem, ...options }: SearchThreadOptions): Promise<SearchThread> {
  const worker = new Worker(new URL('./embedded-host.worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  })
  let helpers: Helpers | null = null
  let standing: Standing = { schema: options.schema, sequence: 0 }
  const functions: OfCaller = {
    encodeQuery: async (text, schema) => {
      standing = { ...standing, schema }
      return helpers?.encoder.encodeQuery(text) ?? null
    },
    readRulings: async (docIds) => (await helpers?.readRulings?.(docIds))?.map(({ caption, sections }) => ({ caption, sections })) ?? [],
    refused: (reason) => onRefused?.(reason),
    problem: (error) => onProblem?.(error),
  }
  const thread = createBirpc<InThread, OfCaller>(functions, channelOver(worker))
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
  const stand = ({ schema, sequence }: Standing): void => {
    standing = { schema, sequence }
  }
  return {
    schema: () => standing.schema,
    verify: async (asked) => {
      await thread.flush()
      return verifyIndex(options.folder, asked)
    },
    startOver: (schema) => replacementIn(thread, thread.startOver(schema), stand),
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

const searchIn = (thread: InThread, { encoder }: Helpers): RulingSearch => {
  const ask =
    <Name extends keyof PlainSearch>(name: Name) =>
    (request: Parameters<PlainSearch[Name]>[0]) =>
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

const replacementIn = (thread: InThread, started: Promise<number>, stand: (standing: Standing) => void): IndexReplacement => {
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
    takePlace: async () => {
      const { taken, ...after } = await thread.takePlace(await started)
      stand(after)
      return taken
    },
    abandon,
  }
}
