import type { ReactNode } from 'react'

interface SubscriptionSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function SubscriptionSection({ id, title, children }: SubscriptionSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="font-serif text-21 font-semibold text-paper-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}
