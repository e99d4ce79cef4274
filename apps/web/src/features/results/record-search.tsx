'use client'
import type { addHistoryEndpoint } from '@basejuris/contract'
import { useEffect } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import type { SearchRequest } from '../../search-address/search-request.ts'

interface RecordSearchProps {
  readonly userId: string
  readonly request: SearchRequest
  readonly total: number
}

/** Adds a search to the history once its page is opened: the page was read ahead, which the server records nothing of. */
export function RecordSearch({ userId, request, total }: RecordSearchProps) {
  const serialized = JSON.stringify(request)
  useEffect(() => {
    const { consulta, pagina: _, ...parametros } = JSON.parse(serialized) as SearchRequest
    const userMessage = consulta?.trim() ?? ''
    if (userMessage === '' && Object.keys(parametros.filtros ?? {}).length === 0) return
    // Nobody waits for the history, and a search does not fail with it.
    callFromBrowser<typeof addHistoryEndpoint>('POST', '/v1/history', { userId, userMessage, parametros, total }).catch(() => undefined)
  }, [userId, serialized, total])
  return null
}
