import type { DataOf, normTextSearchEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import type { NormAddress } from '../norm-address.ts'

export type FoundInNorm = DataOf<typeof normTextSearchEndpoint>

/** What the words find, with the words it belongs to. */
export interface NormFinding {
  readonly query: string
  readonly found: FoundInNorm | 'failed'
}

const pauseMs = 150

/** Searches a norm when typing pauses. Until an answer comes, the finding is the one before it. */
export function useNormSearch({ idNorma, day }: NormAddress, typed: string, initial: NormFinding | null): NormFinding | null {
  const [finding, setFinding] = useState(initial)
  const query = typed.trim()
  const isAnswered = finding?.query === query && finding.found !== 'failed'
  useEffect(() => {
    if (query === '' || isAnswered) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const parameters = new URLSearchParams({ consulta: query, ...(day === null ? {} : { fecha: day }) })
      callFromBrowser<typeof normTextSearchEndpoint>('GET', `/v1/norms/${idNorma}/search?${parameters}`, undefined, abort.signal).then(
        (found) => setFinding({ query, found }),
        () => abort.signal.aborted || setFinding({ query, found: 'failed' }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, isAnswered, idNorma, day])
  return query === '' ? null : finding
}
