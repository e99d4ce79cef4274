import { type ErrorCode, errorCatalogue, type errorDetailSchema } from '@basejuris/contract'
import type { z } from 'zod'

export type ErrorDetail = z.infer<typeof errorDetailSchema>

/** An error of the catalogue; `cause` is only logged. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[]
  constructor(code: ErrorCode, options: { readonly details?: readonly ErrorDetail[]; readonly cause?: unknown } = {}) {
    super(errorCatalogue[code].message, { cause: options.cause })
    this.name = 'ServiceError'
    this.code = code
    this.details = options.details ?? []
  }
}
