export interface EncoderUnavailableOptions {
  readonly retryAfterS?: number | null
  readonly refused?: boolean
  readonly cause?: unknown
}

/** Vectors are unavailable for now. The message is Spanish, for the operator, and holds neither text nor key. */
export class EncoderUnavailable extends Error {
  override readonly name = 'EncoderUnavailable'
  /** Seconds that the service asked to wait. Null when it did not say. */
  readonly retryAfterS: number | null

  /** The service is available and refused these texts. It may accept others. */
  readonly refused: boolean

  constructor(message: string, { retryAfterS = null, refused = false, cause }: EncoderUnavailableOptions = {}) {
    super(message, { cause })
    this.retryAfterS = retryAfterS
    this.refused = refused
  }
}
