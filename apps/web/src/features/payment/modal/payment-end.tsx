import { formatDate, formatPesos, joinWords } from '@basejuris/domain/spanish-format'
import { Clock } from 'lucide-react'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import type { Quote } from '../calls/fetch-quote.ts'
import { joinsSubscription } from '../calls/start-payment.ts'
import { OutcomeHeading } from '../outcome/outcome-heading.tsx'
import { PaymentSuccess } from '../outcome/payment-success.tsx'
import type { HeadingProps } from './step-heading.tsx'

interface PaymentEndProps extends HeadingProps {
  readonly end: { readonly step: 'success'; readonly reference: string | null } | { readonly step: string }
  readonly quote: Quote
  readonly onClose: () => void
}

/** The payment was confirmed, or the provider has not answered yet. */
export function PaymentEnd({ end, quote, onClose, ...heading }: PaymentEndProps) {
  const { hoy, desdeSegundoMes, primerCobroCompleto, lineas, comienza } = quote
  const names = joinWords(lineas.map(({ nombre }) => nombre))
  const present = comienza === null ? lineas : []
  const readable = present.filter(({ gratisAhora }) => gratisAhora).map(({ nombre }) => nombre)
  const waiting = present.filter(({ gratisAhora }) => !gratisAhora)
  const later = `Desde el ${formatDate(primerCobroCompleto)} se cobran ${formatPesos(desdeSegundoMes.total)} al mes, hasta que cancele.`
  return (
    <div className="grid gap-5">
      {'reference' in end ? (
        <PaymentSuccess {...heading} title={successTitle(quote)} reference={end.reference}>
          <p className="text-pretty">
            {readable.length > 0 ? `Ya puede leer: ${joinWords(readable)}. ` : ''}
            {comienza !== null ? `Contrató: ${names}. ` : ''}
            {waiting.map(({ base, nombre, plazo }) => (
              <UnbrokenNumbers key={base} text={`${nombre}: ${plazo}. `} />
            ))}
            {comienza !== null && `Comienza el ${formatDate(comienza)}, cuando termina la anterior. `}Pago de hoy: {formatPesos(hoy.total)}.{' '}
            {later}
          </p>
        </PaymentSuccess>
      ) : (
        <div className="grid gap-4 text-15">
          <OutcomeHeading {...heading} icon={Clock} tone="text-part">
            Su pago sigue en proceso
          </OutcomeHeading>
          <p className="text-pretty">
            El proveedor todavía no confirma el cobro. No pague de nuevo: el pago sigue sin esta ventana, sus bases se activan solas, y le
            escribimos cuando termine.
          </p>
        </div>
      )}
      <div className="flex justify-end gap-2 max-md:grid">
        <a className={buttonClass('line', 'lg')} href="/suscripciones">
          Ver mi suscripción
        </a>
        <Button variant="primary" size="lg" onClick={onClose}>
          Listo
        </Button>
      </div>
    </div>
  )
}

function successTitle(quote: Quote): string {
  if (joinsSubscription(quote)) return 'Bases agregadas'
  return quote.comienza === null ? 'Suscripción activa' : 'Suscripción contratada'
}
