import { configuringPayment, creatingSubscription, processingSubscription } from '@basejuris/contract/quoted-sentences'
import { LoaderCircle } from 'lucide-react'
import type { PaymentStage } from '../calls/start-payment.ts'
import { type HeadingProps, StepHeading } from './step-heading.tsx'

const stageSentences: Readonly<Record<PaymentStage, string>> = {
  user: configuringPayment,
  card: creatingSubscription,
  subscription: processingSubscription,
}

type WaitingStepProps = HeadingProps &
  (
    | { readonly step: 'processing'; readonly stage: PaymentStage; readonly sentence?: never }
    | { readonly step: 'loading'; readonly sentence: string; readonly stage?: never }
  )

/** What is being done while the person waits. */
export function WaitingStep({ step, stage, sentence, ...heading }: WaitingStepProps) {
  return (
    <div className="grid gap-6">
      <StepHeading {...heading} step={step} />
      <p role="status" className="flex items-center gap-3 py-4 text-17">
        <LoaderCircle size={22} strokeWidth={1.5} aria-hidden className="shrink-0 animate-spin text-accent" />
        {stage === undefined ? sentence : stageSentences[stage]}
      </p>
      {step === 'processing' && <p className="text-14 text-ink-2">No cierre esta ventana: toma unos segundos.</p>}
    </div>
  )
}
