'use client'
import type { Facets, Result, Sort, searchEndpoint } from '@basejuris/contract'
import { describeFictional } from '@basejuris/domain/fictional-mode'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { useSession } from '../../../session/session-provider.tsx'

const pageSize = 10

export const reservedFilters = ['tribunal', 'anio', 'resultado'] as const
export type ReservedFilter = (typeof reservedFilters)[number]

/** What is searched: the words, their order and one value of each filter. */
export interface ReservedRequest {
  readonly query: string
  readonly sort: Sort
  readonly filters: { readonly [Filter in ReservedFilter]?: string }
}

export interface ReservedFindings extends ReservedRequest {
  /** Rulings that answer, and those that mention a part. */
  readonly total: number
  readonly others: number
  /** «sin 12 ficticias»; null where there are none. */
  readonly share: string | null
  readonly facets: Facets
  readonly results: readonly Result[]
  readonly page: number
  readonly last: boolean
}

/** By user and folder, in the memory of this page alone: a ruling opened from the list leads back to it, a reload does not. */
const lastFindings = new Map<string, ReservedFindings>()

/** A search that sends its words in the request body only. They never enter the address, the history or browser storage. */
export function useReservedSearch(folderId: string) {
  const { user } = useSession()
  const key = `${user?.id} ${folderId}`
  const [findings, setFindings] = useState<ReservedFindings | null>(() => lastFindings.get(key) ?? null)
  const [searching, setSearching] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const show = (found: ReservedFindings | null) => {
    if (found === null) lastFindings.delete(key)
    else lastFindings.set(key, found)
    setFindings(found)
  }
  const ask = async (request: ReservedRequest, page: number, before: readonly Result[]) => {
    setSearching(true)
    setFailure(null)
    try {
      const { resultados, total, ademas, facetas, ficticias } = await requestPage(request, page)
      const share = describeFictional({ mode: ficticias.modo, total, fictional: ficticias.total })
      const results = [...before, ...resultados]
      show({ ...request, total, others: ademas, share, facets: facetas, results, page, last: resultados.length < pageSize })
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
    search: (query: string) => ask({ query, sort: 'relevancia', filters: {} }, 1, []),
    /** The same words in another order or with other filters. */
    refine: (request: ReservedRequest) => ask(request, 1, []),
    more: () => (findings === null ? undefined : ask(requestOf(findings), findings.page + 1, findings.results)),
    clear: () => show(null),
  }
}

const requestOf = ({ query, sort, filters }: ReservedRequest): ReservedRequest => ({ query, sort, filters })

function requestPage({ query, sort, filters }: ReservedRequest, page: number) {
  const filtros = Object.fromEntries(Object.entries(filters).map(([filter, value]) => [filter, [value]]))
  return callFromBrowser<typeof searchEndpoint>('POST', '/v1/search', {
    consulta: query,
    pagina: page,
    tamano: pageSize,
    reservada: true,
    ...(sort === 'relevancia' ? {} : { orden: sort }),
    ...(Object.keys(filtros).length === 0 ? {} : { filtros }),
  })
}
