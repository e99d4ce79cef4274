'use client'
import { signInForCart } from '@basejuris/contract/quoted-sentences'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { notifyOnNextPage } from '../../notifications/next-page-notice.tsx'
import { useSession } from '../../session/session-provider.tsx'
import { useSignedInAction } from '../../session/use-signed-in-action.ts'
import { cartPending, openCart } from './open-cart.ts'
import { useSales } from './sales.tsx'
import { useCart } from './use-cart.ts'

interface AddToCartProps {
  readonly base: string
  readonly name: string
  /** The main action of its page. */
  readonly isMain?: boolean
}

/** Puts a paid base into the cart; a guest signs in first. Shows the cart where the base is in it, and whom to ask where nothing is sold now. */
export function AddToCart({ base, name, isMain = false }: AddToCartProps) {
  const { user } = useSession()
  const [busy, setBusy] = useState(false)
  const isInCart = useCart().some((item) => item.base === base)
  const add = async (): Promise<void> => {
    setBusy(true)
    try {
      const { wantBase } = await import('./want-base.ts')
      await wantBase(base)
    } finally {
      setBusy(false)
    }
  }
  const signedIn = useSignedInAction({ kind: cartPending, id: base }, () => void add())
  const [size, variant] = isMain ? (['lg', 'primary'] as const) : (['sm', 'line'] as const)
  const isOpen = useSales()
  const words = isMain ? 'Continuar en su carrito' : 'En su carrito'
  if (!isOpen)
    return (
      <span className="text-14 text-pretty text-ink-2">
        Por ahora no se contrata en línea.{' '}
        <a className="inline-link" href="/contacto" aria-label={`Escríbanos para contratar ${name}`}>
          Escríbanos
        </a>
      </span>
    )
  if (user !== null && isInCart)
    return (
      <Button size={size} variant={variant} onClick={openCart} aria-label={`${words}: ${name}. Abrir el carrito`}>
        <ShoppingCart size={isMain ? 18 : 15} strokeWidth={1.5} aria-hidden />
        {words}
      </Button>
    )
  return (
    <Button
      size={size}
      variant={variant}
      disabled={busy}
      aria-label={`Agregar al carrito: ${name}`}
      {...signedIn}
      onClick={(event) => {
        if (user === null) notifyOnNextPage(signInForCart)
        signedIn.onClick(event)
      }}
    >
      <ShoppingCart size={isMain ? 18 : 15} strokeWidth={1.5} aria-hidden />
      Agregar al carrito
    </Button>
  )
}
