'use client'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { ShoppingCart } from 'lucide-react'
import { openCart } from './open-cart.ts'

const maxShown = 9

/** Opens the cart from any page. */
export function CartButton({ count }: { readonly count: number }) {
  return (
    <button
      type="button"
      onClick={openCart}
      data-beside-assistant
      aria-label={`Abrir el carrito: ${formatPlural(count, 'base', 'bases')}`}
      className="fixed right-5 bottom-5 z-30 grid size-13 place-items-center rounded-full bg-fill text-on-fill shadow-float hover:bg-fill-hover max-md:bottom-20 print:hidden"
    >
      <ShoppingCart size={20} strokeWidth={1.6} aria-hidden />
      <span
        aria-hidden
        className="figures absolute -top-1 -right-1 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-sheet px-1 text-12 font-[620] text-ink shadow-[inset_0_0_0_1px_var(--edge)]"
      >
        {count > maxShown ? `${maxShown}+` : count}
      </span>
    </button>
  )
}
