import { CallError } from '../../../api/call-error.ts'

const closedCodes: ReadonlySet<string | null> = new Set(['payment.subscriptions_off', 'payment.unavailable'])

/** Whether the server refused since no payment can start now. */
export function isPaymentClosed(error: unknown): error is CallError {
  return error instanceof CallError && closedCodes.has(error.code)
}

export function billingPath(userId: string) {
  return `/v1/auth/profile/${encodeURIComponent(userId)}/billing` as const
}
