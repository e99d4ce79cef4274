/**
 * - `rejected`: Flow understood the call and said no.
 * - `invalid`: Flow answered something that cannot be read.
 * - `unavailable`: no answer, a fault of Flow, a redirect, a quota, or keys that Flow refuses: to be asked again later.
 */
export type FlowErrorKind = 'rejected' | 'invalid' | 'unavailable'

/** What Flow objects to, where code or text say so. */
export type FlowReason =
  | 'already_added'
  | 'below_minimum'
  | 'bad_email'
  /** Our key or signature. */
  | 'credentials'
  | 'duplicate'
  | 'missing_parameter'
  | 'no_contract'
  | 'not_found'
  | 'quota'
  | 'unknown_route'

export interface FlowErrorFacts {
  readonly kind: FlowErrorKind
  /** Path of the call, as `customer/get`. */
  readonly endpoint: string
  /** Flow's own status, never one of ours; null without an answer. */
  readonly httpStatus: number | null
  /** Flow's code of the error; null where it gave none. */
  readonly code: number | null
  readonly reason: FlowReason | null
  /** False where it is sure that Flow did nothing. */
  readonly mayHaveActed: boolean
  /** What happened, without any value that was sent. */
  readonly message: string
}

/** A call to Flow that gave no usable answer. It holds neither keys, nor parameters, nor the answer. */
export class FlowError extends Error implements FlowErrorFacts {
  override readonly name = 'FlowError'
  readonly kind: FlowErrorKind
  readonly endpoint: string
  readonly httpStatus: number | null
  readonly code: number | null
  readonly reason: FlowReason | null
  readonly mayHaveActed: boolean

  constructor({ kind, endpoint, httpStatus, code, reason, mayHaveActed, message }: FlowErrorFacts) {
    super(`${endpoint}: ${message}`)
    this.kind = kind
    this.endpoint = endpoint
    this.httpStatus = httpStatus
    this.code = code
    this.reason = reason
    this.mayHaveActed = mayHaveActed
  }
}
