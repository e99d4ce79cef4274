import type { AttemptView } from '@basejuris/contract'
import { attemptsOn } from '../../../storage/browser-storage.ts'
import { paymentFlowKeys } from '../../../storage/stored-key.ts'
import { finishPayment } from '../../payment/finish-payment.ts'
import { clearPaymentFlow } from '../../payment/payment-flow.ts'

const stored = attemptsOn(() => window.localStorage)

/** Whether this browser left for the provider's page with this attempt and has not yet shown its end. */
export function isWaitingFor(paymentRef: string): boolean {
  return stored((storage) => paymentFlowKeys.some((key) => storage.getItem(key)?.includes(paymentRef) === true), false)
}

/** Clears what the browser stores of an attempt that ended. The cart goes only with a paid subscription. */
export function finishAttempt({ estado, proposito }: AttemptView): void {
  if (estado === 'active' && proposito === 'suscripcion') finishPayment()
  else clearPaymentFlow()
}
