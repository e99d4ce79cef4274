import type { BillingFields } from '@basejuris/contract'
import { baseAlreadyHeld, paymentFailed } from '@basejuris/contract/quoted-sentences'
import { useCallback, useEffect, useRef, useState } from 'react'
import { followAttempt } from '../calls/follow-attempt.ts'
import { type LoadedPayment, loadPayment, PaymentClosed } from '../calls/load-payment.ts'
import { joinsSubscription, type PaymentStage, startPayment } from '../calls/start-payment.ts'
import { activationNotice } from '../outcome/activation-notice.ts'
import { writePaymentFlow } from '../payment-flow.ts'
import type { PaymentStep } from './payment-step.ts'
import { usePaymentEnds } from './use-payment-ends.ts'

interface PaymentOptions {
  readonly userId: string
  readonly baseIds: readonly string[]
}

/** The steps of a payment: confirmation, processing, redirect and their ends. */
export function usePayment({ userId, baseIds }: PaymentOptions) {
  const [loaded, setLoaded] = useState<LoadedPayment | null>(null)
  const [state, setState] = useState<PaymentStep>({ step: 'loading' })
  const left = useRef(new AbortController())
  const { fail, succeed } = usePaymentEnds({ left, setState })

  const load = useCallback(async () => {
    setState({ step: 'loading' })
    try {
      const found = await loadPayment(userId, baseIds)
      if (left.current.signal.aborted) return
      if (found.quote.lineas.length === 0) throw new PaymentClosed(baseAlreadyHeld)
      // The form holds what was written; what was stored meanwhile is nothing new to the person.
      setLoaded((before) => ({ ...found, billing: before === null ? found.billing : before.billing }))
      setState({ step: 'confirmation' })
    } catch (error) {
      fail(error)
    }
  }, [userId, baseIds, fail])
  const follow = async (paymentRef: string): Promise<void> => {
    const { signal } = left.current
    const attempt = await followAttempt(paymentRef, { signal })
    if (signal.aborted) return
    if (attempt === null) return setState({ step: 'pending' })
    if (attempt.estado !== 'active') throw new Error(attempt.motivo ?? paymentFailed)
    succeed(attempt.referencia, activationNotice(attempt))
  }
  const pay = async (billing: BillingFields, { otherCard }: { readonly otherCard: boolean }): Promise<void> => {
    if (loaded === null) return
    try {
      const onStage = (stage: PaymentStage): void => setState({ step: 'processing', stage })
      const started = await startPayment({ userId, quote: loaded.quote, billing, otherCard, onStage })
      if (started.kind === 'added') return succeed(null, 'Bases agregadas a su suscripción.')
      if (started.kind === 'charging') return await follow(started.paymentRef)
      const { url, paymentRef, customerId } = started
      writePaymentFlow({ customerId, billingData: { ...billing }, paymentRef })
      setState({ step: 'redirect', url, paymentRef })
    } catch (error) {
      fail(error, joinsSubscription(loaded.quote))
    }
  }

  useEffect(() => {
    left.current = new AbortController()
    void load()
    return () => left.current.abort()
  }, [load])
  useEffect(() => {
    // Back from the provider's page: the browser shows this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && state.step === 'redirect') void load()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [state.step, load])
  return { state, loaded, pay, retry: load }
}
