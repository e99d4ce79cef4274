import type { ErrorBody, ErrorCode } from '@basejuris/contract'
import { failureMessage, serverMessage } from '@basejuris/contract/failure-message'

/** An answer outside 2xx; `message` can be shown to a person. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | string | null
  /** Whether `message` is the server's own. */
  readonly fromServer: boolean
  /** What support would ask for. */
  readonly requestId: string | null
  /** Fields that were refused, with what is allowed. */
  readonly details: NonNullable<ErrorBody['details']>
  constructor(status: number, payload: unknown) {
    super(failureMessage(status, payload))
    const body = (typeof payload === 'object' && payload !== null ? payload : {}) as Partial<ErrorBody>
    this.name = 'CallError'
    this.status = status
    this.fromServer = serverMessage(payload) !== null
    this.code = typeof body.code === 'string' ? body.code : null
    this.requestId = typeof body.requestId === 'string' ? body.requestId : null
    this.details = Array.isArray(body.details) ? body.details : []
  }
}

/** Refusals of what was typed, not of the session: a login's own 401 takes nobody anywhere. */
const inputRefusals = new Set(['auth.credentials', 'auth.second_factor'])

/** Whether an answer says that nobody is signed in any more. */
export function isSessionRefusal({ status, code }: { readonly status: number; readonly code: string | null }): boolean {
  return status === 401 && !(code !== null && inputRefusals.has(code))
}
