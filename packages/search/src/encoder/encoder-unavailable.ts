export interface EncoderUnavailableOptions {
  readonly retryAfterS?: number | null
  readonly refused?: boolean
  readonly cause?: unknown
}

/** No vectors for now. The message is Spanish, for the operator, and holds neither text nor key. */
export class EncoderUnavailable extends Error {
  override readonly name = 'EncoderUnavailable'
  /** Seconds the service asked to be left alone; null when it did not say. */
  readonly retryAfterS: number | null

  /** It is there and did not take these texts: others it may. */
  readonly refused: boolean

  constructor(message: string, { retryAfterS = null, refused = false, cause }: EncoderUnavailableOptions = {}) {
    super(message, { cause })
    this.retryAfterS = retryAfterS
    this.refused = refused
  }
}
