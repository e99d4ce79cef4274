'use client'
import { useEffect, useState } from 'react'
import { useSession } from '../../session/session-provider.tsx'
import { thisBrowser } from '../../storage/browser-storage.ts'
import { onPaid } from '../payment/finish-payment.ts'
import { type CartItem, onCartChange, readCart } from './cart-items.ts'

/** What is in the cart of the signed-in user; nothing until the page is interactive, and nothing of a user who was here before. */
export function useCart(): readonly CartItem[] {
  const userId = useSession().user?.id
  const [items, setItems] = useState<readonly CartItem[]>([])
  useEffect(() => {
    const read = (): void => setItems(userId === undefined || isOfAnother(userId) ? [] : readCart())
    read()
    const stopChanges = onCartChange(read)
    const stopPaid = onPaid(read)
    return () => {
      stopChanges()
      stopPaid()
    }
  }, [userId])
  return items
}

/** The stored user is compared because what they left is cleared only after the page is interactive. */
function isOfAnother(userId: string): boolean {
  const stored = thisBrowser.read('user')
  return stored !== null && stored.id !== userId
}
