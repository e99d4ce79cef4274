import { useCallback, useEffect, useState } from 'react'
import { retryingFetch } from './retrying-fetch.ts'

const waitsMs = [500, 1000, 2000, 4000, 8000]
const offlineNoticeMs = 5000
const offlineNotice = 'Sin conexión. Intente cuando vuelva.'
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Keeps asking for a page while the server is away. `unreachable` says, in words, why a page does not come; null when all is well. */
export function useRetryNotice() {
  const [unreachable, setUnreachable] = useState<string | null>(null)
  useEffect(() => {
    const own = window.fetch
    const onWait = (waiting: boolean) =>
      setUnreachable(waiting ? 'El servidor no responde. Lo seguimos intentando; lo que ve sigue aquí.' : null)
    window.fetch = retryingFetch(own.bind(window), { waitsMs, onWait, sleep })
    return () => {
      window.fetch = own
    }
  }, [])
  const tellOffline = useCallback(() => {
    const untell = () => setUnreachable((told) => (told === offlineNotice ? null : told))
    setUnreachable(offlineNotice)
    setTimeout(untell, offlineNoticeMs)
    addEventListener('online', untell, { once: true })
  }, [])
  return { unreachable, tellOffline }
}
