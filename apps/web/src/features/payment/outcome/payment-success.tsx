import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FocusedHeading, OutcomeHeading } from './outcome-heading.tsx'

interface PaymentSuccessProps extends FocusedHeading {
  readonly title: string
  /** `FLW-…`; null where no paid invoice confirms a payment. */
  readonly reference: string | null
  /** What was charged and what follows. */
  readonly children: ReactNode
}

/** A payment that the server confirmed. */
export function PaymentSuccess({ title, reference, children, ...heading }: PaymentSuccessProps) {
  return (
    <div className="grid gap-4 text-15">
      <OutcomeHeading {...heading} icon={CircleCheck} tone="text-yes">
        {title}
      </OutcomeHeading>
      {children}
      {reference !== null && (
        <p className="text-14 text-ink-2">
          Referencia: <span className="figures font-[560] text-ink">{reference}</span>
        </p>
      )}
    </div>
  )
}
