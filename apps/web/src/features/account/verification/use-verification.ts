import type { verifyEmailEndpoint } from '@basejuris/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'

type State =
  | { readonly name: 'asking' }
  | { readonly name: 'failed'; readonly failure: Failure }
  | { readonly name: 'confirmed'; readonly message: string }

export function useVerification(codigo: string) {
  const [state, setState] = useState<State>({ name: 'asking' })
  const sent = useRef(false)
  const confirm = useCallback(async () => {
    setState({ name: 'asking' })
    try {
      const { message } = await callFromBrowser<typeof verifyEmailEndpoint>('POST', '/v1/auth/verification/confirm', { codigo })
      setState({ name: 'confirmed', message })
    } catch (error) {
      setState({ name: 'failed', failure: failureOf(error) })
    }
  }, [codigo])
  useEffect(() => {
    // The code works once, so a page mounted twice must not send it twice.
    if (sent.current) return
    sent.current = true
    confirm()
  }, [confirm])
  return { state, confirm }
}
