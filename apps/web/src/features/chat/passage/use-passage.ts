'use client'
import type { AnswerQuotation, findByIdV2Endpoint, RulingView } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

interface Read {
  readonly key: string
  readonly ruling: RulingView | null
  readonly failure: Error | null
}

/** The ruling around a quotation, or why it could not be read. Both null while it loads; never those of another quotation. */
export function usePassage({ docId, parrafo }: Pick<AnswerQuotation, 'docId' | 'parrafo'>) {
  const [read, setRead] = useState<Read | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = `${docId} ${parrafo} ${attempt}`
  useEffect(() => {
    const scope = new AbortController()
    callFromBrowser<typeof findByIdV2Endpoint>('POST', '/v2/find-by-id', { docId, ancla: parrafo }, scope.signal).then(
      ({ sentencia }) => setRead({ key, ruling: sentencia, failure: null }),
      (failure: Error) => scope.signal.aborted || setRead({ key, ruling: null, failure }),
    )
    return () => scope.abort()
  }, [docId, parrafo, key])
  const own = read?.key === key ? read : null
  return { ruling: own?.ruling ?? null, failure: own?.failure ?? null, retry: () => setAttempt((before) => before + 1) }
}
