import { CallError } from '../../../api/call-error.ts'

/** Of the switch being on and the provider out of reach. */
export const paymentUnavailable = 'El pago no está disponible en este momento. Intente más tarde.'

const closedCodes: ReadonlySet<string | null> = new Set(['payment.subscriptions_off', 'payment.unavailable'])

/** Whether the server refused since no payment can start now. */
export function isPaymentClosed(error: unknown): error is CallError {
  return error instanceof CallError && closedCodes.has(error.code)
}

export function billingPath(userId: string) {
  return `/v1/auth/profile/${encodeURIComponent(userId)}/billing` as const
}
