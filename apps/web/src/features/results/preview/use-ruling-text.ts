import type { findByIdV2Endpoint, RulingView } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

interface Read {
  readonly docId: string
  readonly ruling: RulingView | 'failed'
}

/** A ruling with the words of the query marked; null while it is on its way. What was read before is not shown for another. */
export function useRulingText(docId: string, query: string): RulingView | 'failed' | null {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    callFromBrowser<typeof findByIdV2Endpoint>(
      'POST',
      '/v2/find-by-id',
      { docId, ...(query === '' ? {} : { consulta: query }) },
      abort.signal,
    ).then(
      ({ sentencia }) => setRead({ docId, ruling: sentencia }),
      () => abort.signal.aborted || setRead({ docId, ruling: 'failed' }),
    )
    return () => abort.abort()
  }, [docId, query])
  return read?.docId === docId ? read.ruling : null
}
