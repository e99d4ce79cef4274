'use client'
import type { analysesEndpoint, deleteAnalysisEndpoint, ListedAnalysis } from '@basejuris/contract'
import { useCallback, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { isOpen } from '../analysis-state.ts'

/** While one waits or runs, the list is read again after this time. */
const followMs = 3000
const pageSize = 20

/** The analyses of the user, the newest first. `analyses` is null until they are known. */
export function useAnalyses() {
  const [analyses, setAnalyses] = useState<readonly ListedAnalysis[] | null>(null)
  const [total, setTotal] = useState(0)
  const [pages, setPages] = useState(1)
  const [revision, setRevision] = useState(0)
  const [failure, setFailure] = useState<Error | null>(null)
  const reload = useCallback(() => setRevision((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a revision reads the list again
  useEffect(() => {
    const scope = new AbortController()
    const read = async () => {
      try {
        const found: ListedAnalysis[] = []
        let all = 0
        for (let page = 1; page <= pages; page++) {
          const path = `/v1/analysis?pagina=${page}&tamano=${pageSize}` as const
          const data = await callFromBrowser<typeof analysesEndpoint>('GET', path, undefined, scope.signal)
          found.push(...data.analisis)
          all = data.total
        }
        setAnalyses(found)
        setTotal(all)
        setFailure(null)
      } catch (error) {
        if (!scope.signal.aborted) setFailure(error instanceof Error ? error : null)
      }
    }
    void read()
    return () => scope.abort()
  }, [pages, revision])

  const hasOpen = analyses?.some(isOpen) ?? false
  useEffect(() => {
    if (!hasOpen) return
    const timer = setInterval(() => document.hidden || reload(), followMs)
    return () => clearInterval(timer)
  }, [hasOpen, reload])

  return {
    analyses,
    total,
    failure,
    reload,
    more: () => setPages((count) => count + 1),
    /** Throws CallError. */
    remove: async (id: string) => {
      await callFromBrowser<typeof deleteAnalysisEndpoint>('DELETE', `/v1/analysis/${id}`, undefined)
      reload()
    },
  }
}
