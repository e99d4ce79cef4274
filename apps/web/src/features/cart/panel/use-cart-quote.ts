import { baseAlreadyHeld, onlyPremiumBases } from '@basejuris/contract/quoted-sentences'
import { useCallback, useEffect, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { notify } from '../../../notifications/notify.ts'
import { fetchQuote, type Quote, unsoldBases } from '../../payment/calls/fetch-quote.ts'
import { type OwedCharge, owedCharges } from '../../payment/outcome/owed-charges.tsx'
import { type CartItem, emptyCart, removeFromCart } from '../cart-items.ts'

interface QuoteFailure {
  readonly message: string
  /** What must be paid first. */
  readonly owed: readonly OwedCharge[]
}

export interface QuotedCart {
  /** Null while it is asked for, or when it failed. */
  readonly quote: Quote | null
  /** Why there is none, for a person; null while it is asked for. */
  readonly failure: QuoteFailure | null
  readonly retry: () => void
}

/** Names and prices of what is in the cart, from the server. What it does not sell to this user leaves the cart. */
export function useCartQuote(items: readonly CartItem[]): QuotedCart {
  const [quote, setQuote] = useState<Quote | null>(null)
  const [failure, setFailure] = useState<QuoteFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const bases = items.map(({ base }) => base).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    if (bases === '') return
    const left = new AbortController()
    const asked = bases.split(',')
    const ask = async (): Promise<void> => {
      try {
        const found = await fetchQuote(asked, left.signal)
        setQuote(found)
        setFailure(null)
        const held = asked.filter((base) => !found.lineas.some((line) => line.base === base))
        if (held.length === 0) return
        removeFromCart(held)
        await notify(baseAlreadyHeld)
      } catch (error) {
        if (left.signal.aborted) return
        const unsold = unsoldBases(error, asked)
        if (unsold.length > 0) {
          removeFromCart(unsold)
          return void notify(onlyPremiumBases)
        }
        // A cart that the server does not understand was not written by this page.
        if (error instanceof CallError && error.status === 400) emptyCart()
        setFailure({ message: error instanceof Error ? error.message : '', owed: owedCharges(error) })
      }
    }
    void ask()
    return () => left.abort()
  }, [bases, attempt])
  const retry = useCallback(() => {
    setFailure(null)
    setAttempt((count) => count + 1)
  }, [])
  return { quote, failure, retry }
}
