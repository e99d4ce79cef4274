'use client'
import type { SubscriptionView, subscriptionEndpoint } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

const facts = ({ motivo, status, morose, period_end, next_invoice_date, cancelAt }: SubscriptionView): string =>
  JSON.stringify([motivo, status, morose, period_end, next_invoice_date, cancelAt])

/** Asks the provider once the page is shown, and renders the page again where something differs. Nobody waits for it. */
export function UpdateFromProvider({ known }: { readonly known: SubscriptionView }) {
  const router = useRouter()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const path = `/v1/payment/subscription/get?subscriptionId=${encodeURIComponent(known.subscriptionId)}` as const
    callFromBrowser<typeof subscriptionEndpoint>('GET', path, undefined)
      .then((found) => {
        if (facts(found) !== facts(known)) router.refresh()
      })
      // The stored copy stays.
      .catch(() => undefined)
  }, [known, router])
  return null
}
