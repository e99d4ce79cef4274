import type { Chip, searchEndpoint } from '@basejuris/contract'
import { describeFictional } from '@basejuris/domain/fictional-mode'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'

export interface Interpretation {
  readonly chips: readonly Chip[]
  /** Rulings that answer. */
  readonly total: number
  readonly exact: boolean
  /** «sin 12 ficticias»; null where there are none. */
  readonly share: string | null
}

const pauseMs = 280
const minLength = 3
const tooManyRequests = 429
const restMs = 30_000
let restUntil = 0

/** How the search understands a query, debounced. The last answer stays until the next one; null before the first. */
export function useInterpretation(query: string): Interpretation | null {
  const [interpretation, setInterpretation] = useState<Interpretation | null>(null)
  useEffect(() => {
    const consulta = query.trim()
    if (consulta.length < minLength) return setInterpretation(null)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      if (Date.now() < restUntil) return
      try {
        const data = await callFromBrowser<typeof searchEndpoint>(
          'POST',
          '/v1/search',
          { consulta, tamano: 1, reservada: true },
          abort.signal,
        )
        const { total, ficticias } = data
        const share = describeFictional({ mode: ficticias.modo, total, fictional: ficticias.total })
        setInterpretation({ chips: data.interpretacion.chips, total, exact: data.totalExacto, share })
      } catch (error) {
        if (error instanceof CallError && error.status === tooManyRequests) restUntil = Date.now() + restMs
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query])
  return interpretation
}
