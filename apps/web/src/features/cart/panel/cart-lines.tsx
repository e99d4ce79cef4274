import { formatPesos } from '@basejuris/domain/spanish-format'
import { Trash2 } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { UnbrokenDates } from '../../../components/ui/unbroken-dates.tsx'
import { type Quote, startsToday } from '../../payment/calls/fetch-quote.ts'

/** The bases in the cart, with what each costs, and since when it is read and charged. */
export function CartLines({ quote, onRemove }: { readonly quote: Quote; readonly onRemove: (base: string) => void }) {
  return (
    <ul aria-label="Bases en el carrito" className="border-t-[1.5px] border-ink">
      {quote.lineas.map(({ base, nombre, mensual, gratisAhora, plazo }) => (
        <li key={base} className="flex items-start justify-between gap-3 border-b border-rule py-3">
          <div className="min-w-0">
            <p className="font-[560]">{nombre}</p>
            {gratisAhora && startsToday(quote) ? (
              <p className="figures text-14 text-ink-2">
                1º mes: Gratis
                <br />
                2º mes: {formatPesos(mensual)}
              </p>
            ) : (
              <p className="figures text-14 text-pretty text-ink-2 first-letter:uppercase">
                <UnbrokenDates text={`${plazo}.`} />
                <br />
                {formatPesos(mensual)} al mes
              </p>
            )}
          </div>
          <Button size="icon" className="max-md:size-11" aria-label={`Quitar ${nombre} del carrito`} onClick={() => onRemove(base)}>
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
