import { setTimeout as wait } from 'node:timers/promises'
import type { FinishReason, LanguageModelUsage, LanguageModel as SdkModel } from 'ai'
import type { TokenCounts } from './day-budget.ts'
import { ModelFailed } from './model-failed.ts'

/** The SDK is loaded with the first call: most installations have no model, and it takes tens of megabytes. */
const loadSdk = (): Promise<typeof import('ai')> => import('ai')

/** Warnings of the SDK would go to the console, beside the log. */
globalThis.AI_SDK_LOG_WARNINGS = false

export interface ModelCall {
  /** What the model is told to do. Nothing that a user or a court wrote is in it. */
  readonly instructions: string
  /** Data: the question, and the numbered spans. */
  readonly prompt: string
  readonly maxOutputTokens: number
}

export interface CallLimits {
  /** Milliseconds until the first word, then between two words. */
  readonly firstWordMs: number
  readonly silenceMs: number
  readonly totalMs: number
  /** Attempts of a call that is answered 429 or 5xx. */
  readonly maxAttempts: number
  /** Milliseconds before the second attempt; each later pause is twice as long. */
  readonly pauseMs: number
}

export interface ModelUsage extends TokenCounts {
  /** The service did not count: characters were counted instead. */
  readonly isEstimated: boolean
}

interface StreamOptions {
  readonly model: () => Promise<SdkModel>
  readonly limits: CallLimits
  /** Called once for each attempt that was answered. */
  readonly onUsage: (usage: ModelUsage) => void
}

/**
 * Words of one call as they arrive. Only 429 and 5xx before the first word are retried.
 * @throws {ModelFailed} when the answer does not come, or ends otherwise than a whole text does; the reason of the signal when it is aborted
 */
export async function* streamModelText(options: StreamOptions, call: ModelCall, signal: AbortSignal): AsyncGenerator<string> {
  const { maxAttempts, pauseMs } = options.limits
  for (let attempt = 1; ; attempt++) {
    let hasWords = false
    try {
      for await (const words of streamOnce(options, call, signal)) {
        hasWords = true
        yield words
      }
      return
    } catch (error) {
      signal.throwIfAborted()
      const failed = await failureOf(error)
      if (hasWords || !failed.isRetriable || attempt >= maxAttempts) throw failed
    }
    await wait(pauseMs * 2 ** (attempt - 1), undefined, { signal })
  }
}

async function* streamOnce(
  { model: openModel, limits, onUsage }: StreamOptions,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const [{ streamText }, model] = await Promise.all([loadSdk(), openModel()])
  signal.throwIfAborted()
  const stop = new AbortController()
  const expire = (ms: number): NodeJS.Timeout => setTimeout(() => stop.abort(new ModelFailed('timeout')), ms)
  const total = expire(limits.totalMs)
  let silence = expire(limits.firstWordMs)
  let received = 0
  let counted: ModelUsage | null = null
  let isAnswered = false
  try {
    const abortSignal = AbortSignal.any([signal, stop.signal])
    const { fullStream } = streamText({ model, ...call, maxRetries: 0, abortSignal, onError: () => undefined })
    let finish: FinishReason | null = null
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') {
        finish = part.finishReason
        counted = usageOf(part.totalUsage)
      }
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      clearTimeout(silence)
      silence = expire(limits.silenceMs)
      isAnswered = true
      received += part.text.length
      if (part.type === 'text-delta' && part.text !== '') yield part.text
    }
    abortSignal.throwIfAborted()
    isAnswered = true
    checkFinish(finish)
  } finally {
    clearTimeout(total)
    clearTimeout(silence)
    stop.abort()
    if (isAnswered) onUsage(counted ?? estimateUsage(call, received))
  }
}

/** A text that reached the limit of tokens is whole as far as it goes. */
function checkFinish(finish: FinishReason | null): void {
  if (finish === 'stop' || finish === 'length') return
  throw new ModelFailed(finish === 'content-filter' ? 'refused' : finish === null ? 'connection' : 'protocol')
}

async function failureOf(error: unknown): Promise<ModelFailed> {
  if (error instanceof ModelFailed) return error
  const { APICallError } = await loadSdk()
  if (APICallError.isInstance(error)) {
    const { statusCode: status } = error
    if (status === undefined) return new ModelFailed('connection')
    return status >= 400 ? new ModelFailed('status', status) : new ModelFailed('protocol')
  }
  return new ModelFailed(error instanceof TypeError ? 'connection' : 'protocol')
}

const usageOf = ({ inputTokens, outputTokens }: LanguageModelUsage): ModelUsage | null =>
  inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens, isEstimated: false }

/** Spanish has more characters a token: the estimate is rather too high. */
const charactersPerToken = 3

/** Tokens of a call whose answer has so many characters. */
export function estimateUsage({ instructions, prompt }: ModelCall, answerCharacters: number): ModelUsage {
  const tokens = (characters: number): number => Math.ceil(characters / charactersPerToken)
  return { inputTokens: tokens(instructions.length + prompt.length), outputTokens: tokens(answerCharacters), isEstimated: true }
}
