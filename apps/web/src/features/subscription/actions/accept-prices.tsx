'use client'
import type { acceptPricesEndpoint, SubscriptionView } from '@basejuris/contract'
import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { dateLabel } from '../../../format/days.ts'
import { notify } from '../../../notifications/notify.ts'
import { SubscriptionSection } from '../subscription-section.tsx'

type NewPrice = SubscriptionView['preciosNuevos'][number]

/** Prices that changed, and the consent that a higher one needs: without it the base ends, and nothing dearer is charged. */
export function AcceptPrices({ subscription }: { readonly subscription: SubscriptionView }) {
  const { preciosNuevos, consentimientoPrecios } = subscription
  return (
    <SubscriptionSection id="precios" title="Precios nuevos">
      <ul className="grid gap-1.5 text-14">
        {preciosNuevos.map((price) => (
          <li key={price.base} className="text-pretty">
            <span className="font-[540]">{price.nombre}</span>: de {formatPesos(price.precioActual)} a {formatPesos(price.precioNuevo)} al
            mes desde el {formatDate(price.desde)}. {meaning(price)}
          </li>
        ))}
      </ul>
      {consentimientoPrecios !== null && <Consent subscription={subscription} text={consentimientoPrecios} />}
    </SubscriptionSection>
  )
}

const ends = 'la base termina el día anterior al cambio y no se le cobra.'

function meaning({ precioActual, precioNuevo, aceptarHasta, aceptadoEl, porAceptar }: NewPrice): string {
  if (porAceptar) return `Puede aceptar hasta el ${formatDate(aceptarHasta)}; si no acepta, ${ends}`
  if (aceptadoEl !== null) return `Lo aceptó el ${dateLabel(aceptadoEl)}.`
  return precioNuevo < precioActual ? 'No necesita hacer nada.' : `No se aceptó hasta el ${formatDate(aceptarHasta)}: ${ends}`
}

interface ConsentProps {
  readonly subscription: SubscriptionView
  /** What is agreed to, with its amounts. */
  readonly text: string
}

function Consent({ subscription: { subscriptionId, preciosNuevos }, text }: ConsentProps) {
  const router = useRouter()
  const [agrees, setAgrees] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const waiting = preciosNuevos.filter(({ porAceptar }) => porAceptar)
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
    <form onSubmit={accept} className="grid gap-3">
      <label className="flex items-start gap-3 text-14">
        <input
          type="checkbox"
          className="mt-0.5 size-[18px] shrink-0 accent-(--fill)"
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
        <span className="text-pretty">{text}</span>
      </label>
      <ErrorNotice error={failure} />
      <p>
        <Button type="submit" variant="primary" disabled={!agrees}>
          Aceptar los precios nuevos
        </Button>
      </p>
    </form>
  )
}
