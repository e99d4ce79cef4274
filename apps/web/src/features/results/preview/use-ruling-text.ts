import type { findByIdV2Endpoint, RulingView } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

interface Read {
  readonly docId: string
  readonly anchor: string
  readonly ruling: RulingView | 'failed'
}

/** The ruling's text around an anchor, with the hits of the query. Null while it loads; never the text of another ruling. */
export function useRulingText(docId: string, anchor: string, query: string): RulingView | 'failed' | null {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    callFromBrowser<typeof findByIdV2Endpoint>(
      'POST',
      '/v2/find-by-id',
      { docId, ancla: anchor, ...(query === '' ? {} : { consulta: query }) },
      abort.signal,
    ).then(
      ({ sentencia }) => setRead({ docId, anchor, ruling: sentencia }),
      () => abort.signal.aborted || setRead({ docId, anchor, ruling: 'failed' }),
    )
    return () => abort.abort()
  }, [docId, anchor, query])
  return read?.docId === docId && read.anchor === anchor ? read.ruling : null
}
