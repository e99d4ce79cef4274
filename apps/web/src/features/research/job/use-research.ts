'use client'
import type { cancelResearchEndpoint, Research, researchStatusEndpoint } from '@basejuris/contract'
import { useCallback, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { followResearch } from './follow-research.ts'

const root = '/api/multiagent/async'

interface Shown {
  readonly id: string
  readonly research: Research | null
  readonly failure: Error | null
}

const isOpen = ({ estado }: Research): boolean => estado === 'pendiente' || estado === 'en_curso'

/** A research job, live until it ends. `onEnded` is called when it ends while it is shown. */
export function useResearch(id: string | null, onEnded: () => void) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isConnected, setIsConnected] = useState(true)
  const [revision, setRevision] = useState(0)
  const reload = useCallback(() => setRevision((count) => count + 1), [])
  const own = shown?.id === id ? shown : null
  const change = useCallback(
    (next: (research: Research) => Research) =>
      setShown((before) => (before === null || before.research === null ? before : { ...before, research: next(before.research) })),
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a revision reads the job again
  useEffect(() => {
    if (id === null) return
    const scope = new AbortController()
    callFromBrowser<typeof researchStatusEndpoint>('GET', `${root}/status/${id}`, undefined, scope.signal).then(
      (research) => setShown({ id, research, failure: null }),
      (failure: Error) => scope.signal.aborted || setShown({ id, research: null, failure }),
    )
    return () => scope.abort()
  }, [id, revision])

  const isLive = own !== null && own.research !== null && isOpen(own.research)
  useEffect(() => {
    if (id === null || !isLive) return
    return followResearch(id, {
      onStep: (step) =>
        change((research) => ({
          ...research,
          pasos: [...research.pasos.filter(({ posicion }) => posicion !== step.posicion), step].sort((a, b) => a.posicion - b.posicion),
        })),
      // The end is shown once the memo was read.
      onState: ({ estado, delante }) =>
        change((research) => (estado === 'pendiente' || estado === 'en_curso' ? { ...research, estado, delante } : research)),
      onConnected: setIsConnected,
      onEnd: () => {
        setIsConnected(true)
        reload()
        onEnded()
      },
    })
  }, [id, isLive, change, reload, onEnded])

  const failure = own?.failure ?? null
  return {
    research: own?.research ?? null,
    failure,
    isMissing: failure instanceof CallError && failure.code === 'research.not_found',
    isConnected,
    reload,
    /** Throws CallError. */
    cancel: async () => {
      if (id === null) return
      await callFromBrowser<typeof cancelResearchEndpoint>('POST', `${root}/cancel/${id}`, undefined)
      reload()
      onEnded()
    },
  }
}
