import type { BaseView } from '@basejuris/contract'
import { formatPesos } from '@basejuris/domain/spanish-format'
import { AddToCart } from './add-to-cart.tsx'

/** The bases that are paid for, with their prices per month; nothing while none is. */
export function PaidBases({ bases }: { readonly bases: readonly BaseView[] }) {
  const paid = bases.filter(({ isPremium }) => isPremium)
  if (paid.length === 0) return null
  return (
    <section aria-labelledby="bases-de-pago" className="mt-12 border-t-[1.5px] border-ink pt-5">
      <h2
        id="bases-de-pago"
        className="scroll-mt-[calc(var(--header)+16px)] font-serif text-21 font-semibold tracking-[-0.01em] text-paper-ink"
      >
        Bases de pago
      </h2>
      <p className="mt-1 max-w-[68ch] text-14 text-pretty text-ink-2">
        Buscar en ellas es gratis; leer sus sentencias se contrata por mes. Precios en pesos, con IVA incluido. El primer mes se paga solo
        la tarifa de servicio.
      </p>
      <ul className="mt-4">
        {paid.map(({ id, name, price, total }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-paper-rule py-2.5">
            <span className="min-w-0 flex-1">
              {name}
              {total === 0 && <span className="block text-13 text-part">Aún sin sentencias</span>}
            </span>
            <span className="figures">{formatPesos(price)}</span>
            <AddToCart base={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
