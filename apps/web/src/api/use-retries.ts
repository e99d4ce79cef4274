import { useEffect } from 'react'

const retryMs = 4000

/** Calls `retry` every few seconds while `isOn`. A hidden page waits. */
export function useRetries(isOn: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => document.hidden || retry(), retryMs)
    return () => clearInterval(timer)
  }, [isOn, retry])
}
