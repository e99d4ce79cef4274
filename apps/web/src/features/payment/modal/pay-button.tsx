import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { useId } from 'react'
import { ConsentField, ConsentLink } from '../../../components/form/consent-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import type { Quote } from '../calls/fetch-quote.ts'
import type { RegisteredCard } from '../calls/load-payment.ts'
import { joinsSubscription } from '../calls/start-payment.ts'

interface PayButtonProps {
  readonly quote: Quote
  readonly problem: string | undefined
  /** The card that is charged; null where one is registered at the provider's page. */
  readonly card: RegisteredCard | null
}

/** The consent, not ticked beforehand, the pay button, and beside it what is charged when and how to withdraw. */
export function PayButton({ quote, problem, card }: PayButtonProps) {
  const id = useId()
  const { hoy, desdeSegundoMes, primerCobroCompleto, consentimiento, retractoHasta, comienza } = quote
  const joins = joinsSubscription(quote)
  return (
    <div className="grid gap-3">
      <ConsentField name="aceptaCobro" required={{ problem }} className="text-13">
        Acepto los <ConsentLink href="/terminos">términos</ConsentLink> y este cobro: {consentimiento}
      </ConsentField>
      <Button variant="primary" size="lg" type="submit" className="w-full" aria-describedby={`${id}-charge`}>
        {joins ? 'Agregar a mi suscripción' : comienza === null ? `Pagar ${formatPesos(hoy.total)} hoy` : 'Suscribirse sin pago hoy'}
      </Button>
      <div id={`${id}-charge`} className="grid gap-2 text-13 text-pretty text-ink-2">
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
