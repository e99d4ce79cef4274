'use client'
import { useRouter } from 'next/navigation'
import { startTransition, useCallback } from 'react'
import { useRetries } from '../../api/use-retries.ts'

/** Asks for the page again until it comes without this. `onRetry` clears the failure that is shown. */
export function RetryPage({ onRetry }: { readonly onRetry?: () => void }) {
  const router = useRouter()
  const retry = useCallback(
    () =>
      startTransition(() => {
        router.refresh()
        onRetry?.()
      }),
    [router, onRetry],
  )
  useRetries(true, retry)
  return <p className="mt-3 text-13 text-ink-2">La página se vuelve a pedir sola cada pocos segundos.</p>
}
