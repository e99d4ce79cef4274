'use client'
import type { AnalysisFigures, analysisFiguresEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

/** The figures of an analysis; both null while they load. They are read again when `updatedAt` changes. */
export function useFigures(id: string, updatedAt: string) {
  const [read, setRead] = useState<{
    readonly id: string
    readonly figures: AnalysisFigures | null
    readonly failure: Error | null
  } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later state reads them again
  useEffect(() => {
    const scope = new AbortController()
    callFromBrowser<typeof analysisFiguresEndpoint>('GET', `/v1/analysis/${id}/figures`, undefined, scope.signal).then(
      (figures) => setRead({ id, figures, failure: null }),
      (failure: Error) => scope.signal.aborted || setRead({ id, figures: null, failure }),
    )
    return () => scope.abort()
  }, [id, updatedAt])
  const own = read?.id === id ? read : null
  return { figures: own?.figures ?? null, failure: own?.failure ?? null }
}
