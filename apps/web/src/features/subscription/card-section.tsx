import type { PaymentUserView } from '@basejuris/contract'
import { ChangeCard } from './actions/change-card.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

interface CardSectionProps {
  readonly card: PaymentUserView
  /** The provider takes registrations now. */
  readonly isOpen: boolean
}

/** The card that is charged, by brand and last digits: nothing else of it is stored. */
export function CardSection({ card, isOpen }: CardSectionProps) {
  const { status, creditCardType, last4CardDigits, customerId } = card
  const known = status === 1 && last4CardDigits !== null
  return (
    <SubscriptionSection id="tarjeta" title="Tarjeta">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14">
          {known ? (
            <>
              {creditCardType ?? 'Tarjeta'} terminada en <span className="figures font-[560]">{last4CardDigits}</span>
            </>
          ) : (
            'No hay una tarjeta registrada.'
          )}
          <span className="block text-13 text-ink-2">El proveedor guarda la tarjeta. Cambiarla no cobra nada.</span>
        </p>
        {isOpen && customerId !== null && <ChangeCard customerId={customerId} label={known ? 'Cambiar tarjeta' : 'Registrar tarjeta'} />}
      </div>
    </SubscriptionSection>
  )
}
