'use client'
import type { cancelSubscriptionEndpoint, SubscriptionView } from '@basejuris/contract'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { dateLabel } from '../../../format/days.ts'
import { ConfirmedButton } from './confirmed-button.tsx'

/** Ends the subscription with its paid period: one button and one confirmation, with no offer between them. */
export function CancelSubscription({ subscription }: { readonly subscription: SubscriptionView }) {
  const { subscriptionId, period_end, isActive } = subscription
  const until = period_end === null ? 'hasta el fin del período pagado' : `hasta el ${dateLabel(period_end)}`
  const effect = isActive ? `Conserva sus bases ${until}. Después no se le cobra nada más.` : 'No se le cobra nada más.'
  const cancel = () => {
    const path = `/v1/payment/subscription/cancel?subscriptionId=${encodeURIComponent(subscriptionId)}` as const
    return callFromBrowser<typeof cancelSubscriptionEndpoint>('POST', path, undefined)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-[56ch] text-14 text-pretty text-ink-2">Puede cancelar cuando quiera. {effect}</p>
      <ConfirmedButton
        label="Cancelar suscripción"
        title="Cancelar la suscripción"
        action="Confirmar cancelación"
        onConfirm={cancel}
        done="Su suscripción quedó cancelada. Le enviamos la confirmación por correo."
      >
        <p>{effect}</p>
      </ConfirmedButton>
    </div>
  )
}
