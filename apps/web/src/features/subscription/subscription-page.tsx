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
import { isInArrears, type SubscriptionPageProps, startsLater } from './subscription-facts.ts'
import { SubscriptionSection } from './subscription-section.tsx'
import { SubscriptionState } from './subscription-state.tsx'
import { UpdateFromProvider } from './update-from-provider.tsx'

/** The subscription of the user: its state, bases, charges, card, and how it ends. */
export function SubscriptionPage({ own, card, invoices, settings, bases }: SubscriptionPageProps) {
  const { suscripcion, seRenueva } = own
  const held = suscripcion === null ? null : { ...own, suscripcion }
  const charged = own.bases.filter(({ itemId }) => itemId !== null).map(({ base }) => base)
  /** Bases join a subscription that is paid and goes on; otherwise they are contracted anew, and what is unpaid is charged again. */
  const joins = seRenueva && suscripcion?.isActive === true
  const isClosed = startsLater(own) || isInArrears(own, invoices)
  const offered = isClosed ? [] : bases.filter(({ id, isPremium }) => isPremium && !(joins && charged.includes(id)))
  return (
    <div className="grid max-w-[62rem] grid-cols-[minmax(0,1fr)]">
      {held === null ? (
        <p className="mt-2 max-w-[62ch] text-pretty text-ink-2">
          No tiene una suscripción.{' '}
          {offered.length > 0
            ? 'Elija las bases que quiere contratar. Cada precio es mensual, con IVA incluido; se suma una tarifa de servicio al mes.'
            : settings.betaFree
              ? 'No la necesita: BaseJuris está en versión beta y todas las funciones son gratuitas con registro.'
              : 'Por ahora no hay bases que contratar.'}
        </p>
      ) : (
        <>
          <UpdateFromProvider key={held.suscripcion.subscriptionId} known={held.suscripcion} />
          <SubscriptionState held={held} invoices={invoices} />
        </>
      )}
      {!settings.disponible && (
        <div className="mt-4">
          <Notice icon={TriangleAlert} tone="warning">
            {settings.subscriptions ? paymentUnavailable : subscriptionsOff}{' '}
            {settings.subscriptions && (
              <a className="inline-link" href="/contacto">
                Si no puede esperar, escríbanos.
              </a>
            )}
          </Notice>
        </div>
      )}
      {held !== null && held.suscripcion.preciosNuevos.length > 0 && <AcceptPrices subscription={held.suscripcion} />}
      {held !== null && (own.bases.length > 0 || own.proximaFactura !== null) && <ContractedBases held={held} />}
      {settings.disponible && offered.length > 0 && <BaseChooser key={String(joins)} bases={offered} isLive={joins} />}
      {invoices.length > 0 && <InvoiceTable invoices={invoices} />}
      {card.customerId !== null && <CardSection card={card} mayExpire={own.tarjetaPorVencer} isOpen={settings.disponible} />}
      {held !== null && (held.suscripcion.retracto.disponible || held.suscripcion.retracto.solicitadoEl !== null) && (
        <WithdrawSubscription subscription={held.suscripcion} />
      )}
      {held !== null && seRenueva && (
        <SubscriptionSection title="Cancelar la suscripción" id="cancelar">
          <CancelSubscription subscription={held.suscripcion} />
        </SubscriptionSection>
      )}
    </div>
  )
}
