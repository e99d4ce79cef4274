import { useCallback, useEffect, useState } from 'react'
import { onPlainNotice } from '../../notifications/plain-notice.ts'
import { retryingFetch } from './retrying-fetch.ts'

const waitsMs = [500, 1000, 2000, 4000, 8000]
const noticeMs = 5000
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
  const show = useCallback((notice: string) => {
    const hide = () => setUnreachable((shown) => (shown === notice ? null : shown))
    setUnreachable(notice)
    setTimeout(hide, noticeMs)
    addEventListener('online', hide, { once: true })
  }, [])
  useEffect(() => onPlainNotice(show), [show])
  const showOffline = useCallback(() => show(offlineNotice), [show])
  return { unreachable, showOffline }
}
