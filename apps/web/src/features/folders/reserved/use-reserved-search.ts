'use client'
import type { Result, searchEndpoint } from '@basejuris/contract'
import { describeFictional } from '@basejuris/domain/fictional-mode'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

const pageSize = 10

export interface ReservedFindings {
  readonly query: string
  /** Rulings that answer, and those that mention a part. */
  readonly total: number
  readonly others: number
  /** «sin 12 ficticias»; null where there are none. */
  readonly share: string | null
  readonly results: readonly Result[]
  readonly page: number
  readonly last: boolean
}

/** A search that sends its words in the request body only. They never enter the address, the history or browser storage. */
export function useReservedSearch() {
  const [findings, setFindings] = useState<ReservedFindings | null>(null)
  const [searching, setSearching] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const ask = async (query: string, page: number, before: readonly Result[]) => {
    setSearching(true)
    setFailure(null)
    try {
      const body = { consulta: query, pagina: page, tamano: pageSize, reservada: true }
      const { resultados, total, ademas, ficticias } = await callFromBrowser<typeof searchEndpoint>('POST', '/v1/search', body)
      const share = describeFictional({ mode: ficticias.modo, total, fictional: ficticias.total })
      const results = [...before, ...resultados]
      setFindings({ query, total, others: ademas, share, results, page, last: resultados.length < pageSize })
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
    } finally {
      setSearching(false)
    }
  }
  return {
    findings,
    searching,
    failure,
    search: (query: string) => ask(query, 1, []),
    more: () => (findings === null ? undefined : ask(findings.query, findings.page + 1, findings.results)),
    clear: () => setFindings(null),
  }
}
