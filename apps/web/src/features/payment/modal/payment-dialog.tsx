'use client'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { OwedCharges } from '../outcome/owed-charges.tsx'
import { PaymentFailure } from '../outcome/payment-failure.tsx'
import { ConfirmationStep } from './confirmation-step.tsx'
import { PaymentEnd } from './payment-end.tsx'
import { isLocked } from './payment-step.ts'
import { RedirectStep } from './redirect-step.tsx'
import { StepHeading } from './step-heading.tsx'
import { usePayment } from './use-payment.ts'
import { WaitingStep } from './waiting-step.tsx'

interface PaymentDialogProps {
  readonly userId: string
  readonly baseIds: readonly string[]
  readonly onClosed: () => void
}

/** The payment of a subscription. Opens when it is mounted, and cannot be closed while it processes or leaves for the provider. */
export function PaymentDialog({ userId, baseIds, onClosed }: PaymentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const { state, loaded, pay, retry } = usePayment({ userId, baseIds })
  const { step } = state
  const locked = isLocked(state)
  const lockedNow = useRef(locked)
  lockedNow.current = locked

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A browser may close a dialog although it is told not to.
    const onClose = (): void => (lockedNow.current ? element?.showModal() : onClosed())
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [onClosed])
  // With the step on the screen: later it would take the focus from who has begun to write.
  useLayoutEffect(() => {
    if (step === 'closed') return dialog.current?.close()
    heading.current?.focus()
    dialog.current?.scrollTo(0, 0)
  }, [step])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (locked) event.preventDefault()
  }
  const isForm = step === 'confirmation'
  const named = { headingRef: heading, headingId }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => locked && event.preventDefault()}
      onKeyDown={onKeyDown}
      className={clsx(
        'm-auto overflow-y-auto rounded-md bg-sheet p-0 text-ink shadow-float backdrop:bg-[rgb(10_18_32/0.5)]',
        'max-md:m-0 max-md:size-full max-md:max-h-dvh max-md:max-w-none max-md:rounded-none md:max-h-[calc(100dvh-2rem)]',
        isForm ? 'md:w-[min(67rem,calc(100vw-2rem))] md:scroll-pb-32' : 'md:w-[min(34rem,calc(100vw-2rem))]',
      )}
    >
      {!locked && (
        <Button
          size="icon"
          aria-label="Cerrar"
          className="absolute top-3 right-3 z-10 max-md:size-11"
          onClick={() => dialog.current?.close()}
        >
          <X size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      )}
      {loaded !== null && (
        // Kept while other steps show, with what was written.
        <div hidden={!isForm}>
          <ConfirmationStep {...loaded} onPay={pay} heading={isForm && <StepHeading {...named} step={step} />} />
        </div>
      )}
      {!isForm && (
        <div className="p-6 max-md:px-5">
          {step === 'loading' && <WaitingStep {...named} step={step} sentence="Preparando su pago…" />}
          {state.step === 'processing' && <WaitingStep {...named} step={state.step} stage={state.stage} />}
          {state.step === 'redirect' && <RedirectStep {...named} url={state.url} />}
          {state.step === 'error' && (
            <PaymentFailure {...named} reason={state.reason} onRetry={retry}>
              <OwedCharges charges={state.owed} />
            </PaymentFailure>
          )}
          {(state.step === 'success' || state.step === 'pending') && loaded !== null && (
            <PaymentEnd {...named} end={state} quote={loaded.quote} onClose={() => dialog.current?.close()} />
          )}
        </div>
      )}
    </dialog>
  )
}
