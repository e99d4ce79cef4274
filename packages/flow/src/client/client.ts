import type { FlowAnswer, FlowDuration } from './calls.ts'
import type { FlowErrorKind } from './flow-error.ts'
import type { FlowEndpoint, FlowParameters } from './parameters.ts'

/** `simulator` is a program on this machine. Flow's sandbox and production are two accounts with keys of their own. */
export type FlowMode = 'simulator' | 'sandbox' | 'production'

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
