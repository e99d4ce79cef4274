import type { ErrorBody, ErrorCode } from '@basejuris/contract'
import { failureMessage, serverMessage } from '@basejuris/contract/failure-message'

/** An answer outside 2xx. `message` may be shown to users. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | string | null
  /** Whether `message` came from the server. */
  readonly fromServer: boolean
  /** Code for support. */
  readonly requestId: string | null
  /** Refused fields, with what is allowed. */
  readonly details: NonNullable<ErrorBody['details']>
  /** What is stored, where the call met a newer version. */
  readonly present: ErrorBody['presente'] | null
  constructor(status: number, payload: unknown) {
    super(failureMessage(status, payload))
    const body = (typeof payload === 'object' && payload !== null ? payload : {}) as Partial<ErrorBody>
    this.name = 'CallError'
    this.status = status
    this.fromServer = serverMessage(payload) !== null
    this.code = typeof body.code === 'string' ? body.code : null
    this.requestId = typeof body.requestId === 'string' ? body.requestId : null
    this.details = Array.isArray(body.details) ? body.details : []
    this.present = body.presente ?? null
  }
}

/** These 401 answers refuse the input and not the session. */
const inputRefusals = new Set(['auth.credentials', 'auth.second_factor'])

/** Whether an answer says that the session is over. */
export function isSessionRefusal({ status, code }: { readonly status: number; readonly code: string | null }): boolean {
  return status === 401 && !(code !== null && inputRefusals.has(code))
}
