import { useCallback, useEffect, useState } from 'react'
import { retryingFetch } from './retrying-fetch.ts'

const waitsMs = [500, 1000, 2000, 4000, 8000]
const offlineNoticeMs = 5000
const offlineNotice = 'Sin conexión. Intente cuando vuelva.'
/** Next adds a parameter of its own to the address of the page that it asks for. */
const isShownPage = (address: string): boolean => {
  const { origin, pathname, searchParams } = new URL(address, location.href)
  searchParams.delete('_rsc')
  searchParams.sort()
  const shown = new URLSearchParams(location.search)
  shown.sort()
  return origin === location.origin && pathname === location.pathname && String(searchParams) === String(shown)
}
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Retries page requests while the server is away. `unreachable` says why a page does not arrive; null when all is well. */
export function useRetryNotice() {
  const [unreachable, setUnreachable] = useState<string | null>(null)
  useEffect(() => {
    const own = window.fetch
    const onWait = (waiting: boolean) =>
      setUnreachable(waiting ? 'El servidor no responde. Lo seguimos intentando; lo que ve sigue aquí.' : null)
    window.fetch = retryingFetch(own.bind(window), { waitsMs, onWait, sleep, isShown: isShownPage })
    return () => {
      window.fetch = own
    }
  }, [])
  const showOffline = useCallback(() => {
    const hideOffline = () => setUnreachable((shown) => (shown === offlineNotice ? null : shown))
    setUnreachable(offlineNotice)
    setTimeout(hideOffline, offlineNoticeMs)
    addEventListener('online', hideOffline, { once: true })
  }, [])
  return { unreachable, showOffline }
}
