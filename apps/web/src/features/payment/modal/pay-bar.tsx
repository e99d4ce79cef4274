import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { useId } from 'react'
import { ConsentField, ConsentLink } from '../../../components/form/consent-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import type { Quote } from '../calls/fetch-quote.ts'
import type { RegisteredCard } from '../calls/load-payment.ts'
import { joinsSubscription } from '../calls/start-payment.ts'

interface ChargeConsentProps {
  readonly quote: Quote
  readonly problem: string | undefined
}

/** The consent, not ticked beforehand. */
export function ChargeConsent({ quote, problem }: ChargeConsentProps) {
  return (
    <ConsentField name="aceptaCobro" required={{ problem }} className="text-13">
      Acepto los <ConsentLink href="/terminos">términos</ConsentLink> y este cobro: {quote.consentimiento}
    </ConsentField>
  )
}

interface PayBarProps {
  readonly quote: Quote
  /** The card that is charged; null where one is registered at the provider's page. */
  readonly card: RegisteredCard | null
}

/** The pay button, and beside it what is charged when and how to withdraw. It stays in sight where the window is wide and high enough. */
export function PayBar({ quote, card }: PayBarProps) {
  const id = useId()
  const { hoy, desdeSegundoMes, primerCobroCompleto, retractoHasta, comienza } = quote
  const joins = joinsSubscription(quote)
  return (
    <div className="grid gap-3 p-6 pt-0 max-md:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] md:items-center md:gap-0 md:border-t md:border-rule md:bg-sheet md:p-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:[@media(min-height:36rem)]:sticky md:[@media(min-height:36rem)]:bottom-0">
      <div className="md:order-2 md:px-5 md:py-4 lg:px-7">
        <Button variant="primary" size="lg" type="submit" className="w-full" aria-describedby={`${id}-charge`}>
          {joins ? 'Agregar a mi suscripción' : comienza === null ? `Pagar ${formatPesos(hoy.total)} hoy` : 'Suscribirse sin pago hoy'}
        </Button>
      </div>
      <div id={`${id}-charge`} className="grid gap-1 text-13 text-pretty text-ink-2 max-md:gap-2 md:py-3 md:pl-6 lg:pl-9">
        <p>
          {!joins &&
            (card === null
              ? 'Siguiente: la página del proveedor de su tarjeta. '
              : `Se cobra a su ${card.type} terminada en ${card.lastDigits}. `)}
          {comienza !== null && `Comienza el ${formatDate(comienza)}, cuando termina la anterior. `}
          Primer cobro completo: el {formatDate(primerCobroCompleto)}, {formatPesos(desdeSegundoMes.total)} al mes hasta que cancele.
        </p>
        {retractoHasta !== null && (
          <p>
            Retracto: dentro de diez días, hasta el {formatDate(retractoHasta)}, un botón en Suscripciones termina el contrato y se le
            devuelve todo lo cobrado.
          </p>
        )}
      </div>
    </div>
  )
}
