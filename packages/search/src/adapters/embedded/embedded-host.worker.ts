import { parentPort } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { Encoder } from '../../encoder/encoder.ts'
import type { NormSearch } from '../../norms/norm-search.ts'
import type { IndexReplacement, OpenIndexOptions, VectorIndex } from '../../ports/index.ts'
import { createRulingSearch, type RulingSearch } from '../../ruling-search.ts'
import { openTopics } from '../../topics/open-topics.ts'
import { composeIndex, type WordsHost, wordsSchema } from '../composed.ts'
import { vectorStore } from '../qdrant/vector-store.ts'
import { type SearchableIndex, searchInProcess } from '../search-host.ts'
import { openEngineIndex } from './engine-index.ts'
import { FairScheduler } from './fair-scheduler.ts'
import { channelOver } from './thread-channel.ts'
import type {
  AbortFlag,
  CallerFunctions,
  EncoderTraits,
  IndexStatus,
  ThreadControl,
  ThreadOptions,
  TransferableSearch,
  WorkerFunctions,
} from './thread-protocol.ts'

const port = parentPort
if (port === null) throw new Error('This module runs in a thread of its own')

let opened: { readonly index: WordsHost; readonly searchable: SearchableIndex } | null = null
const replacements = new Map<number, IndexReplacement>()
let lastReplacement = 0

const index = (): WordsHost => {
  if (opened === null) throw new Error('The index is not open')
  return opened.index
}

const norms = (): NormSearch => {
  if (opened === null) throw new Error('The index is not open')
  return opened.searchable.norms
}

const openIndex = async ({ vectors = null, ...options }: ThreadOptions & OpenIndexOptions): Promise<WordsHost> => {
  if (vectors === null) return openEngineIndex(options)
  const words = await openEngineIndex({ ...options, schema: wordsSchema(options.schema) })
  return composeIndex(words, await vectorStore(vectors).open(options))
}

const status = async (): Promise<IndexStatus> => {
  const { schema, writer } = index()
  const sequence = await writer.appliedSequence()
  return { schema: schema(), sequence, furthest: (await writer.furthestSequence?.()) ?? sequence }
}

const replacementOf = (number: number): IndexReplacement => {
  const replacement = replacements.get(number)
  if (replacement === undefined) throw new Error(`There is no replacement ${number}`)
  return replacement
}

/** Schema of the index when the caller encoded a query. A replacement with another encoder's vectors may be active since. */
const schemaOfVector = new WeakMap<Float32Array, string>()

const encoderWith = (traits: EncoderTraits): Encoder => ({
  ...traits,
  encodePassages: () => Promise.reject(new Error('Passages are encoded elsewhere')),
  encodeQuery: async (text) => {
    const schema = index().schema()
    const vector = await caller.encodeQuery(text, schema)
    if (vector !== null) schemaOfVector.set(vector, schema)
    return vector
  },
})

/** A query vector of another encoder finds nothing, and is reported. */
const sameEncoderOnly = ({ dimension, nearest }: VectorIndex, onForeign: () => void): VectorIndex => ({
  dimension,
  nearest: async (namespace, request) => {
    const { near } = request
    const foreign = near instanceof Float32Array && schemaOfVector.has(near) && schemaOfVector.get(near) !== index().schema()
    if (foreign) onForeign()
    return foreign ? [] : nearest(namespace, request)
  },
})

const scheduler = new FairScheduler()

/**
 * The flag is read between steps: a message would arrive only after the search has paused. No search is charged for opening the topics.
 * A search is asked again when an index of another encoder took over meanwhile.
 */
const searchWith = async <Answer>(
  traits: EncoderTraits,
  { flag, visitor }: ThreadControl,
  ask: (search: RulingSearch) => Promise<Answer>,
): Promise<Answer> => {
  await openTopics()
  return scheduler.run(visitor, async (pace) => {
    const askOnce = async (): Promise<{ readonly answer: Answer; readonly replaced: boolean }> => {
      let replaced = false
      const ports = {
        lexical: index().lexical,
        vectors: sameEncoderOnly(index().vectors, () => {
          replaced = true
        }),
        encoder: encoderWith(traits),
        readRulings: (docIds: readonly string[]) => caller.readRulings(docIds),
      }
      return { answer: await ask(createRulingSearch(ports, { isAborted: () => isRaised(flag), pace })), replaced }
    }
    const { answer, replaced } = await askOnce()
    return replaced ? (await askOnce()).answer : answer
  })
}

const isRaised = (flag: AbortFlag): boolean => flag !== null && Atomics.load(flag, 0) !== 0

const functions: WorkerFunctions = {
  open: async ({ opensTopics = true, ...options }) => {
    const index = await openIndex({
      ...options,
      onRefused: (reason) => void caller.refused.asEvent(reason),
      onProblem: (error) => void caller.problem.asEvent(error),
    })
    opened = { index, searchable: searchInProcess(index) }
    // Behind the answer, so that a start does not wait for it.
    if (opensTopics) setImmediate(() => void openTopics())
    return status()
  },
  search: async (request, traits, control) => {
    const { highlighter: _highlighter, ...found } = await searchWith(traits, control, ({ search }) => search(request))
    return found
  },
  ask: <Name extends keyof TransferableSearch>(
    name: Name,
    request: Parameters<TransferableSearch[Name]>[0],
    traits: EncoderTraits,
    control: ThreadControl,
  ) =>
    searchWith(traits, control, (search) => {
      const answer = search[name] as (of: typeof request) => Promise<unknown>
      return answer(request)
    }) as ReturnType<TransferableSearch[Name]>,
  suggest: async (request, flag) => (isRaised(flag) ? [] : (opened?.searchable.suggestions.suggest(request) ?? [])),
  findNorms: (request) => norms().find(request),
  nearestNorms: (request) => norms().nearest(request),
  ping: async () => undefined,
  apply: async (batch) => {
    await index().writer.apply(batch)
    return status()
  },
  flush: () => index().writer.flush(),
  close: () => index().writer.close(),
  replace: async (schema) => {
    lastReplacement += 1
    replacements.set(lastReplacement, index().replace(schema))
    return lastReplacement
  },
  applyTo: async (number, batch) => {
    const { writer } = replacementOf(number)
    await writer.apply(batch)
    return writer.appliedSequence()
  },
  optimize: (number) => replacementOf(number).optimize(),
  activate: async (number) => {
    const activated = await replacementOf(number).activate()
    if (activated) replacements.delete(number)
    return { ...(await status()), activated }
  },
  abandon: async (number) => {
    const replacement = replacements.get(number)
    replacements.delete(number)
    await replacement?.abandon()
  },
}

const caller = createBirpc<CallerFunctions, WorkerFunctions>(functions, channelOver(port))
