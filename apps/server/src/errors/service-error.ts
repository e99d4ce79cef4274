import { type ClosedRuling, type ErrorCode, errorCatalogue, type errorDetailSchema, type PresentText } from '@basejuris/contract'
import type { z } from 'zod'

export type ErrorDetail = z.infer<typeof errorDetailSchema>

/** An error of the catalogue; `cause` is only logged. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[]
  /** Only of `note.changed`. */
  readonly present: PresentText | null
  /** Only of `base.premium_required`. */
  readonly closedRuling: ClosedRuling | null
  constructor(
    code: ErrorCode,
    options: {
      readonly details?: readonly ErrorDetail[]
      readonly present?: PresentText
      readonly closedRuling?: ClosedRuling | null
      readonly cause?: unknown
    } = {},
  ) {
    super(errorCatalogue[code].message, { cause: options.cause })
    this.name = 'ServiceError'
    this.code = code
    this.details = options.details ?? []
    this.present = options.present ?? null
    this.closedRuling = options.closedRuling ?? null
  }
}
