import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { type FocusedHeading, OutcomeHeading } from './outcome-heading.tsx'

export const paymentFailureTitle = 'Suscripción no procesada'

const tips = [
  'Revise los datos de su tarjeta o cuenta.',
  'Compruebe que tiene fondos o cupo suficientes.',
  'Contacte a su banco: puede tener bloqueados los cobros automáticos.',
  'Pruebe con otro medio de pago.',
]

interface PaymentFailureProps extends FocusedHeading {
  /** Why, in Spanish. */
  readonly reason: string
  readonly onRetry: () => void
  /** What else happened, such as that nothing was charged. */
  readonly children?: ReactNode
}

/** A payment that failed, with its reason and what can be done. */
export function PaymentFailure({ reason, onRetry, children, ...heading }: PaymentFailureProps) {
  return (
    <div className="grid gap-4 text-15">
      <OutcomeHeading {...heading} icon={CircleX} tone="text-no">
        {paymentFailureTitle}
      </OutcomeHeading>
      <p className="rounded-sm bg-no-wash px-4 py-3 text-pretty break-words text-no">
        <span className="font-[560]">Motivo:</span> {reason}
      </p>
      {children}
      <div className="grid gap-2">
        <p className="font-[540]">Qué puede hacer</p>
        <ul className="grid list-disc gap-1 pl-5 text-ink-2 marker:text-ink-3">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <div className="flex justify-end gap-2 pt-1 max-md:grid">
        <a className={buttonClass('line', 'lg')} href="/contacto">
          Contactar Soporte
        </a>
        <Button variant="primary" size="lg" onClick={onRetry}>
          Reintentar
        </Button>
      </div>
    </div>
  )
}
