import type { AttemptView } from '@basejuris/contract'
import { paymentFailed } from '@basejuris/contract/quoted-sentences'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '../../../components/form/failure.ts'
import { notify } from '../../../notifications/notify.ts'
import { followAttempt } from '../../payment/calls/follow-attempt.ts'
import { activationNotice } from '../../payment/outcome/activation-notice.ts'
import { finishAttempt, isWaitingFor } from './finish-attempt.ts'

export type AttemptProgress =
  | { readonly step: 'waiting' }
  /** The server has not said the end within a minute. */
  | { readonly step: 'late' }
  | { readonly step: 'unknown'; readonly why: string }
  | { readonly step: 'ended'; readonly attempt: AttemptView }

/** Follows an attempt to its end. `known` is what the server said when it rendered the page; nothing stored in the browser is asked. */
export function useAttempt(known: AttemptView): { readonly progress: AttemptProgress; readonly ask: () => void } {
  const router = useRouter()
  const [progress, setProgress] = useState<AttemptProgress>(known.terminado ? { step: 'ended', attempt: known } : { step: 'waiting' })
  const left = useRef(new AbortController())
  const end = useCallback(
    (attempt: AttemptView, isNews: boolean) => {
      setProgress({ step: 'ended', attempt })
      // A later visit of the same address must not empty a new cart.
      if (!isNews && !isWaitingFor(attempt.paymentRef)) return
      finishAttempt(attempt)
      void notify(endNotice(attempt))
      if (attempt.estado === 'active') router.refresh()
    },
    [router],
  )
  const ask = useCallback(async () => {
    setProgress({ step: 'waiting' })
    const { signal } = left.current
    try {
      const attempt = await followAttempt(known.paymentRef, { signal })
      if (signal.aborted) return
      if (attempt === null) setProgress({ step: 'late' })
      else end(attempt, true)
    } catch (error) {
      setProgress({ step: 'unknown', why: failureOf(error).message })
    }
  }, [known.paymentRef, end])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refreshed page follows no attempt twice
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    if (known.terminado) end(known, false)
    else void ask()
    return () => leaving.abort()
  }, [known.paymentRef])
  return { progress, ask: () => void ask() }
}

function endNotice(attempt: AttemptView): string {
  const { estado, proposito, motivo } = attempt
  if (estado !== 'active') return `Error en el pago: ${motivo ?? paymentFailed}`
  return proposito === 'tarjeta' ? 'Su tarjeta quedó registrada.' : activationNotice(attempt)
}
