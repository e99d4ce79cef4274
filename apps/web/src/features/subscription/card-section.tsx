import type { PaymentUserView } from '@basejuris/contract'
import { TriangleAlert } from 'lucide-react'
import { Notice } from '../../components/ui/notice.tsx'
import { dateLabel } from '../../format/days.ts'
import { ChangeCard } from './actions/change-card.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

interface CardSectionProps {
  readonly card: PaymentUserView
  /** Registered so long ago that it may be about to expire. */
  readonly mayExpire: boolean
  /** The provider takes registrations now. */
  readonly isOpen: boolean
}

/** The card that is charged, by brand and last digits: nothing else of it is stored. */
export function CardSection({ card, mayExpire, isOpen }: CardSectionProps) {
  const { status, creditCardType, last4CardDigits, customerId, registerDate } = card
  const known = status === 1 && last4CardDigits !== null
  return (
    <SubscriptionSection id="tarjeta" title="Tarjeta">
      {mayExpire && registerDate !== null && (
        <Notice icon={TriangleAlert} tone="warning">
          Su tarjeta puede estar por vencer: la registró el {dateLabel(registerDate)}. Revise la fecha que lleva impresa y cámbiela si vence
          pronto.
        </Notice>
      )}
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
