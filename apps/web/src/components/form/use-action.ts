import { useState } from 'react'
import { type Failure, failureOf } from './failure.ts'

/** An action of one button: running, done with a message, or failed. */
export function useAction(send: () => Promise<string>) {
  const [acting, setActing] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const act = async () => {
    if (acting) return
    setActing(true)
    setFailure(null)
    try {
      setDone(await send())
    } catch (error) {
      setFailure(failureOf(error))
    }
    setActing(false)
  }
  return { acting, done, failure, act }
}
