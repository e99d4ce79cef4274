'use client'
import type { deleteResearchEndpoint, ListedResearch, researchListEndpoint } from '@basejuris/contract'
import { useCallback, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { useRetryWhileAway } from '../../../api/use-retry-while-away.ts'

const root = '/api/multiagent/async'
/** While one waits or runs elsewhere, the list is read again after this time. */
const followMs = 5000

const isOpen = ({ estado }: ListedResearch): boolean => estado === 'pendiente' || estado === 'en_curso'

/** The research jobs of the user, the newest first. `jobs` is null until they are known. */
export function useResearchList() {
  const [jobs, setJobs] = useState<readonly ListedResearch[] | null>(null)
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
        const found: ListedResearch[] = []
        let all = 0
        for (let page = 1; page <= pages; page++) {
          const data = await callFromBrowser<typeof researchListEndpoint>('GET', `${root}?pagina=${page}`, undefined, scope.signal)
          found.push(...data.investigaciones)
          all = data.total
        }
        setJobs(found)
        setTotal(all)
        setFailure(null)
      } catch (error) {
        if (!scope.signal.aborted) setFailure(error instanceof Error ? error : null)
      }
    }
    void read()
    return () => scope.abort()
  }, [pages, revision])

  useRetryWhileAway(failure, reload)

  const hasOpen = jobs?.some(isOpen) ?? false
  useEffect(() => {
    if (!hasOpen) return
    const timer = setInterval(() => document.hidden || reload(), followMs)
    return () => clearInterval(timer)
  }, [hasOpen, reload])

  return {
    jobs,
    total,
    failure,
    reload,
    more: () => setPages((count) => count + 1),
    /** Throws CallError. */
    remove: async (id: string) => {
      await callFromBrowser<typeof deleteResearchEndpoint>('DELETE', `${root}/${id}`, undefined)
      reload()
    },
  }
}
