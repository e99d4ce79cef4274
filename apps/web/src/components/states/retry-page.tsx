'use client'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

const retryMs = 4000

/** Asks for the page again until it comes without this. A hidden page waits. `onRetry` clears the failure that is shown. */
export function RetryPage({ onRetry }: { readonly onRetry?: () => void }) {
  const router = useRouter()
  useEffect(() => {
    const retry = () =>
      startTransition(() => {
        router.refresh()
        onRetry?.()
      })
    const timer = setInterval(() => document.hidden || retry(), retryMs)
    return () => clearInterval(timer)
  }, [router, onRetry])
  return <p className="mt-3 text-13 text-ink-2">La página se vuelve a pedir sola cada pocos segundos.</p>
}
