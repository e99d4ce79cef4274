import { Check } from 'lucide-react'
import type { Quote } from '../calls/fetch-quote.ts'
import { ChargeTable } from './charge-table.tsx'
import { ChosenBases } from './chosen-bases.tsx'

/** The four terms. Access is immediate where each base is read from today on. */
const termsOf = (quote: Quote): string[] => [
  'Facturación automática mensual',
  'Cancele cuando quiera',
  quote.lineas.every(({ gratisAhora }) => gratisAhora) ? 'Acceso inmediato' : 'Acceso desde el día de cada base',
  'Soporte incluido',
]

/** The chosen bases, what is charged for them and when, and the terms. */
export function OrderSummary({ quote }: { readonly quote: Quote }) {
  return (
    <div className="grid gap-4">
      <ChosenBases names={quote.lineas.map(({ nombre }) => nombre)} />
      <ChargeTable quote={quote} />
      <ul className="grid gap-x-4 gap-y-1.5 text-13 text-ink-2 min-[25rem]:grid-cols-2" aria-label="Condiciones">
        {termsOf(quote).map((term) => (
          <li key={term} className="flex gap-2.5">
            <Check size={15} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0 text-ink" />
            {term}
          </li>
        ))}
      </ul>
    </div>
  )
}
