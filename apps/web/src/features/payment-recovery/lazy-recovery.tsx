'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

const delayMs = 2000
/** The home page has no payments; the others say by themselves how a payment stands. */
const pagesWithout: ReadonlySet<string> = new Set(['/', '/payment-return', '/suscripciones'])

/** Looks for a payment that the browser left unfinished. Nothing is loaded before its delay. */
export function LazyRecovery() {
  const path = usePathname()
  const router = useRouter()
  const isExempt = pagesWithout.has(path)
  useEffect(() => {
    if (isExempt) return
    const timer = setTimeout(() => {
      import('./recover-payment.ts')
        .then(({ recoverPayment }) => recoverPayment(router.refresh))
        // Tried again with a later page.
        .catch(() => undefined)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [isExempt, router])
  return null
}
