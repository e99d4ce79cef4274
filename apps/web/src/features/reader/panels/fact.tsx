import type { ReactNode } from 'react'

interface FactProps {
  readonly name: string
  /** Where to ask for mails about new rulings of the same. */
  readonly alert?: { readonly href: string; readonly of: string }
  readonly children: ReactNode
}

/** A row of the facts; nothing without a value. */
export function Fact({ name, alert, children }: FactProps) {
  if (children === null || children === '') return null
  return (
    <div>
      <dt>
        {name}
        {alert !== undefined && (
          <a className="rd-alert" href={alert.href}>
            Avisarme<span className="sr-only"> de sentencias nuevas {alert.of}</span>
          </a>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
