import { setTimeout as wait } from 'node:timers/promises'
import { type FlowMode, flowBaseUrl } from './base-url.ts'
import { type FlowAnswer, type FlowCall, type FlowDuration, flowCalls } from './calls.ts'
import { FlowError, type FlowErrorKind } from './flow-error.ts'
import type { FlowEndpoint, FlowParameters } from './parameters.ts'
import { type HttpAnswer, readAnswer } from './read-answer.ts'
import { createScrub, redact } from './redact.ts'
import { sendRequest } from './request.ts'
import { signFlowRequest, toSentParameters } from './signature.ts'

/** One request to Flow, for our own record: without keys, signatures, names, addresses or tokens. */
export interface FlowCallRecord {
  readonly endpoint: FlowEndpoint
  /** 1 of the first request, more of each repetition. */
  readonly attempt: number
  readonly ms: number
  /** Null without an answer. */
  readonly httpStatus: number | null
  /** Flow's code of an error. */
  readonly code: number | null
  readonly outcome: 'answered' | FlowErrorKind
  readonly parameters: unknown
  readonly answer: unknown
}

export interface FlowClientOptions {
  readonly mode: FlowMode
  /** Ends in `/api`. Needed with the simulator, on loopback; elsewhere it may be left out. */
  readonly baseUrl?: string
  readonly apiKey: string
  readonly secretKey: string
  /** Called after each request. What it throws is ignored. */
  readonly onCall?: (record: FlowCallRecord) => void
  /** Milliseconds for a whole call with its repetitions. */
  readonly timeouts?: Partial<Readonly<Record<FlowDuration, number>>>
}

export interface FlowCallOptions {
  /** Ends the wait. A change may have happened all the same. */
  readonly signal?: AbortSignal
}

/** Flow's API. */
export interface FlowClient {
  readonly mode: FlowMode
  /** @throws {FlowError} */
  call<E extends FlowEndpoint>(endpoint: E, parameters: FlowParameters[E], options?: FlowCallOptions): Promise<FlowAnswer<E>>
}

/** Milliseconds. Creating a subscription waits for the bank. */
const standardTimeouts: Readonly<Record<FlowDuration, number>> = { read: 8000, write: 15_000, charge: 30_000 }
/** Milliseconds before each repetition of a call that may be repeated. */
const pauses = [200, 600]
/** Fields whose words Flow may repeat in its sentences. */
const personalFields = new Set(['name', 'email', 'receiverEmail', 'token', 'url_return', 'urlCallback', 'urlCallBack', 'filter'])

/**
 * The keys live in this closure only: neither the client nor its errors show them.
 * @throws {RangeError} where a key is empty, or the address is not one of the mode
 */
export function createFlowClient(options: FlowClientOptions): FlowClient {
  const { mode, apiKey, secretKey } = options
  if (apiKey.trim() === '' || secretKey.trim() === '') throw new RangeError('Flow needs an API key and a secret key')
  const baseUrl = flowBaseUrl(mode, options.baseUrl)
  const timeouts = { ...standardTimeouts, ...options.timeouts }

  async function call<E extends FlowEndpoint>(
    endpoint: E,
    parameters: FlowParameters[E],
    { signal: ended }: FlowCallOptions = {},
  ): Promise<FlowAnswer<E>> {
    const { method, duration, isRepeatable, answer: schema }: FlowCall<unknown> = flowCalls[endpoint]
    const sent = toSentParameters({ ...parameters, apiKey })
    const deadline = AbortSignal.timeout(timeouts[duration])
    const signal = ended === undefined ? deadline : AbortSignal.any([deadline, ended])
    const scrub = createScrub([apiKey, secretKey, signFlowRequest(sent, secretKey)], personalValues(sent))
    const request = { url: `${baseUrl}/${endpoint}`, endpoint, method, parameters: sent, secretKey, signal }

    for (let attempt = 1; ; attempt += 1) {
      const startedAt = performance.now()
      const record = (outcome: FlowCallRecord['outcome'], httpStatus: number | null, code: number | null, json: unknown): void => {
        const ms = Math.round(performance.now() - startedAt)
        const redacted = { parameters: redact(sent, scrub), answer: redact(json ?? null, scrub) }
        report(options.onCall, { endpoint, attempt, ms, httpStatus, code, outcome, ...redacted })
      }
      let answer: HttpAnswer | null = null
      try {
        answer = await sendRequest(request)
        const value = readAnswer(answer, schema, { endpoint, isChange: method === 'POST', scrub })
        record('answered', answer.status, null, answer.json)
        return value as FlowAnswer<E>
      } catch (error) {
        if (!(error instanceof FlowError)) throw error
        record(error.kind, error.httpStatus, error.code, answer?.json)
        const pause = isRepeatable && isPassing(error) ? pauses[attempt - 1] : undefined
        if (pause === undefined || !(await hasWaited(pause, signal))) throw error
      }
    }
  }

  return Object.freeze({ mode, call })
}

/** Whether the next moment may bring another answer: a broken connection or a fault of the server, but no quota or redirect. */
const isPassing = ({ kind, httpStatus }: FlowError): boolean => kind === 'unavailable' && (httpStatus === null || httpStatus >= 500)

const personalValues = (sent: Readonly<Record<string, string>>): string[] =>
  Object.entries(sent).flatMap(([name, value]) => (personalFields.has(name) ? [value] : []))

async function hasWaited(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal })
    return true
  } catch {
    return false
  }
}

function report(onCall: FlowClientOptions['onCall'], record: FlowCallRecord): void {
  try {
    onCall?.(record)
  } catch {
    // A charge that succeeded stays so, even if it could not be recorded.
  }
}
