import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'

/** How a heading receives the focus and names its dialog. */
export interface FocusedHeading {
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly headingId?: string
}

interface OutcomeHeadingProps extends FocusedHeading {
  readonly icon: LucideIcon
  /** Class of the icon's colour. */
  readonly tone: string
  readonly children: string
}

/** How a payment ended, with its sign. Room stays for the button that closes a dialog. */
export function OutcomeHeading({ icon: Icon, tone, headingRef, headingId, children }: OutcomeHeadingProps) {
  return (
    <h2
      ref={headingRef}
      id={headingId}
      tabIndex={-1}
      className="flex items-center gap-2.5 pr-10 font-serif text-21 font-semibold outline-none"
    >
      <Icon size={22} strokeWidth={1.5} aria-hidden className={`shrink-0 ${tone}`} />
      {children}
    </h2>
  )
}
