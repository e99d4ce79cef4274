'use client'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { runPendingAction } from '../../session/pending-action.ts'
import { cartPending, onCartRequest } from './open-cart.ts'
import { useCart } from './use-cart.ts'

const CartPanel = lazyPart(() => import('./panel/cart-panel.tsx').then((module) => module.CartPanel))
const CartButton = lazyPart(() => import('./cart-button.tsx').then((module) => module.CartButton))

/** The floating button while the cart holds something, and the side panel on request. The home page has neither. */
export function Cart() {
  const isHome = usePathname() === '/'
  const items = useCart()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => onCartRequest(() => setOpen(true)), [])
  useEffect(() => {
    const want = async (base: string): Promise<void> => (await import('./want-base.ts')).wantBase(base)
    void runPendingAction(cartPending, (base) => void want(base))
  }, [])
  if (isHome) return null
  return (
    <>
      {items.length > 0 && !isOpen && <CartButton count={items.length} />}
      {isOpen && <CartPanel items={items} onClosed={close} />}
    </>
  )
}
