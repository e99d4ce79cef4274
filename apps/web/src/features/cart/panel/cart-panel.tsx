'use client'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { openPayment } from '../../payment/open-payment.ts'
import { type CartItem, emptyCart, removeFromCart } from '../cart-items.ts'
import { CartContents } from './cart-contents.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useCartQuote } from './use-cart-quote.ts'

interface CartPanelProps {
  readonly items: readonly CartItem[]
  readonly onClosed?: () => void
}

/** The cart at the right side of the page. Opens when it is mounted. */
export function CartPanel({ items, onClosed }: CartPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const quoted = useCartQuote(items)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const onClose = (): void => onClosed?.()
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [onClosed])
  const close = (): void => dialog.current?.close()
  const proceed = (): void => {
    close()
    openPayment(items.map(({ base }) => base))
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-0 ml-auto h-dvh max-h-none w-[min(30rem,100vw)] max-w-none overflow-y-auto bg-sheet p-0 text-ink shadow-float backdrop:bg-[rgb(10_18_32/0.5)]"
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className="grid min-h-full grid-rows-[auto_1fr_auto] px-5 pt-4 md:px-6">
        <div className="flex items-center justify-between gap-4 pb-4">
          <h2 id={titleId} className="font-serif text-20 font-semibold">
            Carrito de Suscripciones <span className="figures text-17 font-normal text-ink-2">({items.length})</span>
          </h2>
          <Button size="icon" aria-label="Cerrar" className="max-md:size-11" onClick={close}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        </div>
        {items.length === 0 ? (
          <EmptyCart onClose={close} />
        ) : (
          <CartContents quoted={quoted} onRemove={(base) => removeFromCart([base])} onEmpty={emptyCart} onProceed={proceed} />
        )}
      </div>
    </dialog>
  )
}
