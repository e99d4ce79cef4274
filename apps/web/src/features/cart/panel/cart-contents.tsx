import { formatPesos } from '@basejuris/domain/spanish-format'
import { Button } from '../../../components/ui/button.tsx'
import { UnbrokenDates } from '../../../components/ui/unbroken-dates.tsx'
import { isFirstContract } from '../../payment/calls/fetch-quote.ts'
import { OwedCharges } from '../../payment/outcome/owed-charges.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './cart-totals.tsx'
import type { QuotedCart } from './use-cart-quote.ts'

interface CartContentsProps {
  readonly quoted: QuotedCart
  readonly onRemove: (base: string) => void
  readonly onEmpty: () => void
  readonly onProceed: () => void
}

/** Offer, warning, bases with their prices, totals and what to do with them. */
export function CartContents({ quoted: { quote, failure, retry }, onRemove, onEmpty, onProceed }: CartContentsProps) {
  if (quote === null)
    return failure === null ? (
      <p role="status" className="text-ink-2">
        Calculando los precios…
      </p>
    ) : (
      <div role="alert" className="grid content-start justify-items-start gap-3">
        <p>{failure.message}</p>
        <OwedCharges charges={failure.owed} />
        <Button variant="line" onClick={retry}>
          Intentar de nuevo
        </Button>
      </div>
    )
  return (
    <div className="grid content-start gap-5">
      {quote.hoy.total > 0 && (
        <p className="border-l-[3px] border-accent bg-select px-3.5 py-2.5 text-14 text-pretty">
          <b className="font-[620]">Oferta de Introducción:</b> Primer mes: Solo tarifa de servicio {formatPesos(quote.hoy.total)}
        </p>
      )}
      <p className="border-l-[3px] border-part bg-desk-2 px-3.5 py-2.5 text-14 text-pretty">
        <b className="font-[620]">IMPORTANTE: Cobro Diferido.</b>{' '}
        {isFirstContract(quote) ? (
          'Las bases se activan de inmediato y se cobran desde el 2º mes. Puede cancelar cuando quiera; si cancela durante el 1er mes, no se le cobran.'
        ) : (
          <UnbrokenDates text={`Cada base se lee y se cobra desde el día que se indica bajo su nombre. ${quote.termino}`} />
        )}
      </p>
      <CartLines quote={quote} onRemove={onRemove} />
      <CartTotals quote={quote} />
      <p className="text-13 text-ink-2">CLP • Facturación automática mensual</p>
      <div className="grid gap-2">
        <Button variant="primary" size="lg" onClick={onProceed}>
          Proceder al Pago Seguro
        </Button>
        <Button variant="line" size="lg" onClick={onEmpty}>
          Vaciar Carrito
        </Button>
      </div>
      <p className="text-13 text-pretty text-ink-2">El pago lo procesa Flow, el proveedor de tarjetas, en una conexión segura.</p>
    </div>
  )
}
