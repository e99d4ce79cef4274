import { formatPesos } from '@basejuris/domain/spanish-format'
import { Info, LockKeyhole } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { isFirstContract } from '../../payment/calls/fetch-quote.ts'
import { ChargeTable } from '../../payment/modal/charge-table.tsx'
import { OwedCharges } from '../../payment/outcome/owed-charges.tsx'
import type { QuotedCart } from './use-cart-quote.ts'

interface CartContentsProps {
  readonly quoted: QuotedCart
  readonly onRemove: (base: string) => void
  readonly onEmpty: () => void
  readonly onProceed: () => void
}

/** Offer, bases with their prices and totals, warning, and what to do with them. */
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
    <>
      <div className="grid content-start gap-4 pb-6">
        {quote.hoy.total > 0 && (
          <p className="border-b border-rule pb-3.5 text-14 text-pretty">
            <b className="font-[620]">Oferta de Introducción:</b> Primer mes: Solo tarifa de servicio {formatPesos(quote.hoy.total)}
          </p>
        )}
        <p className="flex gap-2.5 rounded-sm bg-part-wash px-3.5 py-3 text-14 text-pretty">
          <Info size={16} strokeWidth={1.5} aria-hidden className="mt-[3px] shrink-0 text-part" />
          <span>
            <b className="font-[620] text-part">IMPORTANTE: Cobro Diferido.</b>{' '}
            {isFirstContract(quote) ? (
              'Las bases se activan de inmediato y se cobran desde el 2º mes. Puede cancelar cuando quiera; si cancela durante el 1er mes, no se le cobran.'
            ) : (
              <UnbrokenNumbers text={`Cada base se lee y se cobra desde el día que se indica bajo su nombre. ${quote.termino}`} />
            )}
          </span>
        </p>
        <ChargeTable quote={quote} onRemove={onRemove} />
        <div className="grid gap-2 text-13 text-ink-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p>CLP • Facturación automática mensual</p>
            <Button className="-mx-2.5 max-md:min-h-11" onClick={onEmpty}>
              Vaciar Carrito
            </Button>
          </div>
          <p className="flex gap-2.5 text-pretty">
            <LockKeyhole size={15} strokeWidth={1.5} aria-hidden className="mt-[2px] shrink-0" />
            El pago lo procesa Flow, el proveedor de tarjetas, en una conexión segura.
          </p>
        </div>
      </div>
      <PayFooter onProceed={onProceed} />
    </>
  )
}

/** Stays in sight below the bases, where the window is high enough. */
function PayFooter({ onProceed }: Pick<CartContentsProps, 'onProceed'>) {
  return (
    <div className="-mx-5 grid border-t border-rule bg-sheet px-5 py-4 [@media(min-height:34rem)]:sticky [@media(min-height:34rem)]:bottom-0 md:-mx-6 md:px-6">
      <Button variant="primary" size="lg" onClick={onProceed}>
        Proceder al Pago Seguro
      </Button>
    </div>
  )
}
