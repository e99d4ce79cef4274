import type { ReactNode } from 'react'

interface ReturnMessageProps {
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** What is known of a payment that has no end yet, or none worth a celebration. */
export function ReturnMessage({ title, children, actions }: ReturnMessageProps) {
  return (
    <div className="grid gap-3 text-15">
      <h2 className="font-serif text-21 font-semibold">{title}</h2>
      <p className="text-pretty text-ink-2">{children}</p>
      {actions !== undefined && <div className="flex flex-wrap gap-2 pt-1">{actions}</div>}
    </div>
  )
}
