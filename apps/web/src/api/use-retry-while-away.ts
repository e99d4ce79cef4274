import { useEffect } from 'react'
import { CallError } from './call-error.ts'

const retryMs = 4000
const awayStatus = 503

/** Reads again and again while the server is away, as after a restart or in a rush. A hidden page waits. */
export function useRetryWhileAway(failure: Error | null, retry: () => void): void {
  const isAway = failure !== null && !(failure instanceof CallError && failure.status !== awayStatus)
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(() => document.hidden || retry(), retryMs)
    return () => clearInterval(timer)
  }, [isAway, retry])
}
