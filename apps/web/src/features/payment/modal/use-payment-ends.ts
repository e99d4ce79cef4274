import { activationFailed, paymentFailed } from '@basejuris/contract/quoted-sentences'
import { useRouter } from 'next/navigation'
import { type RefObject, useCallback } from 'react'
import { failureOf } from '../../../components/form/failure.ts'
import { notify } from '../../../notifications/notify.ts'
import { PaymentClosed } from '../calls/load-payment.ts'
import { isPaymentClosed } from '../calls/payment-closed.ts'
import { finishPayment } from '../finish-payment.ts'
import { owedCharges } from '../outcome/owed-charges.tsx'
import type { PaymentStep } from './payment-step.ts'

interface EndOptions {
  readonly left: RefObject<AbortController>
  readonly setState: (state: PaymentStep) => void
}

/** How a payment ends: closed with a sentence, failed, or confirmed by the server. `isChange`: bases of a live subscription, nothing is paid. */
export function usePaymentEnds({ left, setState }: EndOptions) {
  const router = useRouter()
  const fail = useCallback(
    (error: unknown, isChange = false) => {
      if (left.current.signal.aborted) return
      if (error instanceof PaymentClosed || isPaymentClosed(error)) {
        void notify(error.message)
        return setState({ step: 'closed' })
      }
      const { message: reason } = failureOf(error, () => paymentFailed)
      setState({ step: 'error', reason, owed: owedCharges(error) })
      void notify(isChange ? activationFailed : `Error en el pago: ${reason}`)
    },
    [left, setState],
  )
  const succeed = useCallback(
    (reference: string | null, sentence: string) => {
      finishPayment()
      setState({ step: 'success', reference })
      void notify(sentence)
      router.refresh()
    },
    [router, setState],
  )
  return { fail, succeed }
}
