import type { checkPlaceEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

const everyMs = 2000

/** Documents that go before the one sent under a ticket, asked for until its turn comes. 0 until the server says otherwise. */
export function usePlace(ticket: string | null): number {
  const [before, setBefore] = useState(0)
  useEffect(() => {
    if (ticket === null) return
    const controller = new AbortController()
    const ask = async (): Promise<void> => {
      const place = await callFromBrowser<typeof checkPlaceEndpoint>('GET', `/v1/checks/${ticket}`, undefined, controller.signal)
      setBefore(place.antes)
      if (place.estado === 'en_proceso') clearInterval(timer)
    }
    // A place that could not be asked for is asked for again.
    const timer = setInterval(() => void ask().catch(() => {}), everyMs)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [ticket])
  return before
}
