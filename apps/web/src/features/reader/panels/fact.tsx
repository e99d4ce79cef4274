import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/button.tsx'

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

/** The facts of a ruling: a column on wide screens, elsewhere a sheet that «Ficha» opens. */
export function FactsSheet({ children }: { readonly children: ReactNode }) {
  return (
    <aside id="ficha" popover="auto" className="rd-facts" aria-label="Ficha de la sentencia">
      <div className="rd-panel-top">
        <p>Ficha</p>
        <Button size="icon" className="rd-close" popoverTarget="ficha" popoverTargetAction="hide" aria-label="Cerrar la ficha">
          <X size={17} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      {children}
    </aside>
  )
}
