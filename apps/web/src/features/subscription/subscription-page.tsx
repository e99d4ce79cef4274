import { paymentUnavailable, subscriptionsOff } from '@basejuris/contract/quoted-sentences'
import { TriangleAlert } from 'lucide-react'
import { Notice } from '../../components/ui/notice.tsx'
import { AcceptPrices } from './actions/accept-prices.tsx'
import { CancelSubscription } from './actions/cancel-subscription.tsx'
import { WithdrawSubscription } from './actions/withdraw-subscription.tsx'
import { BaseChooser } from './base-chooser.tsx'
import { CardSection } from './card-section.tsx'
import { ContractedBases } from './contracted-bases.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import type { SubscriptionPageProps } from './subscription-facts.ts'
import { SubscriptionSection } from './subscription-section.tsx'
import { SubscriptionState } from './subscription-state.tsx'

/** The subscription of the user: its state, bases, charges, card, and how it ends. */
export function SubscriptionPage({ subscription, card, invoices, quote, settings, bases }: SubscriptionPageProps) {
  const isLive = subscription?.isActive === true && !subscription.isPendingCancellation
  const held = new Set(isLive ? subscription.bases.filter(({ legibleHasta }) => legibleHasta === null).map(({ base }) => base) : [])
  const offered = bases.filter(({ id, isPremium }) => isPremium && !held.has(id))
  const former = subscription === null || isLive ? [] : subscription.bases.map(({ base }) => base)
  return (
    <div className="grid max-w-[62rem] grid-cols-[minmax(0,1fr)]">
      {subscription === null ? (
        <p className="mt-2 max-w-[62ch] text-pretty text-ink-2">
          No tiene una suscripción. Elija las bases que quiere contratar. Cada precio es el total mensual, con IVA incluido.
        </p>
      ) : (
        <SubscriptionState subscription={subscription} invoices={invoices} />
      )}
      {!settings.disponible && (
        <div className="mt-4">
          <Notice icon={TriangleAlert} tone="warning">
            {settings.subscriptions ? paymentUnavailable : subscriptionsOff}
          </Notice>
        </div>
      )}
      {subscription !== null && subscription.consentimientoPrecios !== null && <AcceptPrices subscription={subscription} />}
      {subscription !== null && <ContractedBases subscription={subscription} quote={quote} isLive={isLive} />}
      {settings.disponible && offered.length > 0 && <BaseChooser bases={offered} chosen={former} isLive={isLive} />}
      {invoices.length > 0 && <InvoiceTable invoices={invoices} />}
      {card.customerId !== null && <CardSection card={card} isOpen={settings.disponible} />}
      {subscription !== null && (subscription.retracto.disponible || subscription.retracto.solicitadoEl !== null) && (
        <WithdrawSubscription subscription={subscription} />
      )}
      {isLive && (
        <SubscriptionSection title="Cancelar la suscripción" id="cancelar">
          <CancelSubscription subscription={subscription} />
        </SubscriptionSection>
      )}
    </div>
  )
}
