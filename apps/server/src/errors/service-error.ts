import { type ClosedRuling, type ErrorCode, errorCatalogue, type errorDetailSchema, type PresentText } from '@basejuris/contract'
import { formatMinuteFrom } from '@basejuris/domain'
import type { z } from 'zod'

export type ErrorDetail = z.infer<typeof errorDetailSchema>

/** How sentences of the catalogue end that ask to wait for a time that they do not have. */
const waiting = 'Espere e intente nuevamente.'

/** The sentence of the catalogue, with the time from which the request is allowed where it is known. */
export function sentenceOf(code: ErrorCode, allowedFrom: Date | null): string {
  const { message } = errorCatalogue[code]
  return allowedFrom === null ? message : message.replace(waiting, `Intente nuevamente desde las ${formatMinuteFrom(allowedFrom)} horas.`)
}

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
      /** When the request is allowed again. */
      readonly allowedFrom?: Date | null
      readonly cause?: unknown
    } = {},
  ) {
    super(sentenceOf(code, options.allowedFrom ?? null), { cause: options.cause })
    this.name = 'ServiceError'
    this.code = code
    this.details = options.details ?? []
    this.present = options.present ?? null
    this.closedRuling = options.closedRuling ?? null
  }
}
