import { setTimeout } from 'node:timers/promises'
import { traceWork } from '@basejuris/tracing'
import { type Encoder, encoderName, vectorDimension } from './encoder.ts'
import { EncoderUnavailable } from './encoder-unavailable.ts'
import { fitVector, truncateText } from './fit-to-model.ts'
import { type EmbeddingsCall, requestEmbeddings } from './request-embeddings.ts'

export interface OpenAiEncoderOptions {
  /** `https://host/v1`; requests go to `/embeddings` below it. */
  readonly url: string
  readonly model: string
  readonly key: string | null
  /** Sent to the service as `dimensions` and kept of longer vectors. Null leaves the model's own. */
  readonly dimension: number | null
  readonly queryPrefix: string
  readonly passagePrefix: string
  readonly request?: typeof fetch
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>
  /** 0 to 1; jitter of retries. */
  readonly random?: () => number
}

const maxTexts = 32
const maxCharacters = 60_000
/** About 2,000 tokens of Spanish: a passage has at most 400 words, so only texts without spaces are cut. */
const textCharacters = 8_000
const passageTimeoutMs = 60_000
/** A search waits no longer for meaning. */
const queryTimeoutMs = 1_500
const maxAttempts = 5
const firstPauseMs = 500
const maxPauseMs = 60_000

/** Encoder over any service with OpenAI's `POST {url}/embeddings`. Texts leave this machine when the service runs elsewhere. */
export function createOpenAiEncoder(options: OpenAiEncoderOptions): Encoder {
  const { url, model, dimension, queryPrefix, passagePrefix, request = fetch, wait = pause, random = Math.random } = options
  const call: EmbeddingsCall = { url, model, key: options.key, dimensions: dimension, request }
  const encodeBatch = async (texts: readonly string[], signal: AbortSignal | undefined): Promise<readonly (Float32Array | null)[]> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await tracedEmbeddings(call, texts, { timeoutMs: passageTimeoutMs, signal })
      signal?.throwIfAborted()
      if ('vectors' in answer) return answer.vectors.map((vector) => fitVector(vector, dimension))
      if (!answer.retriable || attempt === maxAttempts) throw answer.error
      const pauseMs = firstPauseMs * 2 ** (attempt - 1) * (0.5 + random())
      await wait(Math.min(maxPauseMs, Math.max(pauseMs, (answer.error.retryAfterS ?? 0) * 1000)), signal)
    }
  }
  return {
    name: encoderName('openai', model, { origin: new URL(url).origin, dimension, queryPrefix, passagePrefix }),
    dimension: vectorDimension,
    external: true,
    encodePassages: async (texts, signal) => {
      const vectors: (Float32Array | null)[] = texts.map(() => null)
      for (const batch of batches(texts)) {
        const encoded = await encodeBatch(
          batch.map((at) => passagePrefix + truncateText(texts[at] as string, textCharacters)),
          signal,
        )
        batch.forEach((at, place) => {
          vectors[at] = encoded[place] ?? null
        })
      }
      return vectors
    },
    encodeQuery: async (text) => {
      if (text.trim() === '') return null
      const answer = await tracedEmbeddings(call, [queryPrefix + text], { timeoutMs: queryTimeoutMs })
      if ('error' in answer) throw answer.error
      const [vector] = answer.vectors
      if (vector === undefined) throw new EncoderUnavailable('El servicio no dio ningún vector.')
      return fitVector(vector, dimension)
    },
  }
}

const tracedEmbeddings: typeof requestEmbeddings = (call, texts, limits) =>
  traceWork(
    () => ({
      kind: 'encoder',
      name: 'embeddings',
      attributes: { 'gen_ai.operation.name': 'embeddings', 'gen_ai.request.model': call.model, 'encoder.texts': texts.length },
    }),
    () => requestEmbeddings(call, texts, limits),
  )

const pause = (ms: number, signal: AbortSignal | undefined): Promise<unknown> =>
  setTimeout(ms, undefined, signal === undefined ? {} : { signal })

/** Indices of the non-empty texts, in batches that a service accepts. */
function* batches(texts: readonly string[]): Generator<number[]> {
  let batch: number[] = []
  let characters = 0
  for (const [at, text] of texts.entries()) {
    if (text.trim() === '') continue
    const length = Math.min(text.length, textCharacters)
    if (batch.length > 0 && (batch.length === maxTexts || characters + length > maxCharacters)) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(at)
    characters += length
  }
  if (batch.length > 0) yield batch
}
