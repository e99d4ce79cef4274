import { CircleCheck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

interface PaymentSuccessProps {
  readonly title: string
  /** `FLW-…`; null where no paid invoice confirms a payment. */
  readonly reference: string | null
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly headingId?: string
  /** What was charged and what follows. */
  readonly children: ReactNode
}

/** A payment that the server confirmed. */
export function PaymentSuccess({ title, reference, headingRef, headingId, children }: PaymentSuccessProps) {
  return (
    <div className="grid gap-4 text-15">
      <h2 ref={headingRef} id={headingId} tabIndex={-1} className="flex items-center gap-2.5 font-serif text-21 font-semibold outline-none">
        <CircleCheck size={22} strokeWidth={1.5} aria-hidden className="shrink-0 text-yes" />
        {title}
      </h2>
      {children}
      {reference !== null && (
        <p className="text-14 text-ink-2">
          Referencia: <span className="figures font-[560] text-ink">{reference}</span>
        </p>
      )}
    </div>
  )
}
