'use client'
import { useEffect, useState } from 'react'
import { onPaid } from '../payment/finish-payment.ts'
import { type CartItem, onCartChange, readCart } from './cart-items.ts'

/** What is in the cart of this browser; nothing until the page is interactive. */
export function useCart(): readonly CartItem[] {
  const [items, setItems] = useState<readonly CartItem[]>([])
  useEffect(() => {
    const read = (): void => setItems(readCart())
    read()
    const stopChanges = onCartChange(read)
    const stopPaid = onPaid(read)
    return () => {
      stopChanges()
      stopPaid()
    }
  }, [])
  return items
}
