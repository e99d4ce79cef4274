'use client'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { useSession } from '../../session/session-provider.tsx'
import { onPaymentRequest } from './open-payment.ts'

const PaymentDialog = lazyPart(() => import('./modal/payment-dialog.tsx').then((module) => module.PaymentDialog))

/** Shows the payment on request, on every page but the home page. Nothing is loaded before. */
export function LazyPayment() {
  const { user } = useSession()
  const isHome = usePathname() === '/'
  const [baseIds, setBaseIds] = useState<readonly string[] | null>(null)
  useEffect(() => onPaymentRequest(setBaseIds), [])
  const close = useCallback(() => setBaseIds(null), [])
  if (user === null || isHome || baseIds === null) return null
  return <PaymentDialog userId={user.id} baseIds={baseIds} onClosed={close} />
}
