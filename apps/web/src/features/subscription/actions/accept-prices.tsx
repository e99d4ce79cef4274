'use client'
import type { acceptPricesEndpoint, SubscriptionView } from '@basejuris/contract'
import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { notify } from '../../../notifications/notify.ts'
import { SubscriptionSection } from '../subscription-section.tsx'

/** Prices that changed and wait for consent. Without it their bases end, and nothing dearer is charged. */
export function AcceptPrices({ subscription }: { readonly subscription: SubscriptionView }) {
  const { subscriptionId, preciosNuevos, consentimientoPrecios } = subscription
  const router = useRouter()
  const [agrees, setAgrees] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const waiting = preciosNuevos.filter(({ aceptadoEl }) => aceptadoEl === null)
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    try {
      await callFromBrowser<typeof acceptPricesEndpoint>('POST', '/v1/payment/subscription/prices/accept', {
        subscriptionId,
        precios: waiting.map(({ base, precioNuevo }) => ({ base, precio: precioNuevo })),
        aceptaCobro: true,
      })
      void notify('Aceptó los precios nuevos.')
      router.refresh()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return (
    <SubscriptionSection id="precios" title="Precios nuevos">
      <ul className="grid gap-1.5 text-14">
        {waiting.map(({ base, nombre, precioActual, precioNuevo, desde, aceptarHasta }) => (
          <li key={base}>
            <span className="font-[540]">{nombre}</span>: de {formatPesos(precioActual)} a {formatPesos(precioNuevo)} al mes desde el{' '}
            {formatDate(desde)}. Puede aceptar hasta el {formatDate(aceptarHasta)}; si no acepta, la base termina el día anterior al cambio
            y no se le cobra.
          </li>
        ))}
      </ul>
      <form onSubmit={accept} className="grid gap-3">
        <label className="flex items-start gap-3 text-14">
          <input
            type="checkbox"
            className="mt-0.5 size-[18px] shrink-0 accent-(--fill)"
            checked={agrees}
            onChange={(event) => setAgrees(event.currentTarget.checked)}
          />
          <span className="text-pretty">{consentimientoPrecios}</span>
        </label>
        <ErrorNotice error={failure} />
        <p>
          <Button type="submit" variant="primary" disabled={!agrees}>
            Aceptar los precios nuevos
          </Button>
        </p>
      </form>
    </SubscriptionSection>
  )
}
