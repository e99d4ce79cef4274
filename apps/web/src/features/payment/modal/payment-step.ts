import type { PaymentStage } from '../calls/start-payment.ts'
import type { OwedCharge } from '../outcome/owed-charges.tsx'

export type PaymentStep =
  | { readonly step: 'loading' | 'confirmation' | 'pending' | 'closed' }
  | { readonly step: 'processing'; readonly stage: PaymentStage }
  | { readonly step: 'redirect'; readonly url: string; readonly paymentRef: string }
  | { readonly step: 'success'; readonly reference: string | null }
  | { readonly step: 'error'; readonly reason: string; readonly owed: readonly OwedCharge[] }

/** The modal cannot be closed during these. */
export function isLocked({ step }: PaymentStep): boolean {
  return step === 'processing' || step === 'redirect'
}
