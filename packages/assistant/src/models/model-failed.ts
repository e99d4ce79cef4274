/** `status`: an HTTP error; `protocol`: an answer that is none; `paused` and `budget`: nothing was sent. */
export type FailureReason = 'status' | 'timeout' | 'connection' | 'protocol' | 'refused' | 'paused' | 'budget'

/** A call that gave no whole answer. Its message holds neither the key nor any text that was sent or received. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
  readonly reason: FailureReason
  /** HTTP status; null without one. */
  readonly status: number | null

  constructor(reason: FailureReason, status: number | null = null) {
    super(status === null ? `language model: ${reason}` : `language model: ${reason} ${status}`)
    this.reason = reason
    this.status = status
  }

  /** Whether the same call may succeed a moment later. */
  get isRetriable(): boolean {
    return this.status === 429 || (this.status !== null && this.status >= 500)
  }
}
