import type { findByIdV2Endpoint, RulingView, SearchBody } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

interface Read {
  readonly docId: string
  readonly anchor: string
  readonly ruling: RulingView | 'failed'
}

/** How the search read its query, from the link of its result. */
const switchesIn = (href: string): Pick<SearchBody, 'lectura' | 'exigir' | 'preferir'> => {
  const params = new URLSearchParams(href.split('#')[0]?.split('?')[1])
  const reading = params.get('lectura')
  const [exigir, preferir] = [params.getAll('exigir'), params.getAll('preferir')]
  return {
    ...(reading === 'operadores' || reading === 'palabras' || reading === 'lados' ? { lectura: reading } : {}),
    ...(exigir.length === 0 ? {} : { exigir }),
    ...(preferir.length === 0 ? {} : { preferir }),
  }
}

/** The ruling's text around the anchor of the link, with the hits of the query. Null while it loads; never the text of another ruling. */
export function useRulingText(
  { docId, href }: { readonly docId: string; readonly href: string },
  query: string,
): RulingView | 'failed' | null {
  const anchor = decodeURIComponent(href.split('#')[1] ?? '')
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    callFromBrowser<typeof findByIdV2Endpoint>(
      'POST',
      '/v2/find-by-id',
      { docId, ancla: anchor, ...(query === '' ? {} : { consulta: query, ...switchesIn(href) }) },
      abort.signal,
    ).then(
      ({ sentencia }) => setRead({ docId, anchor, ruling: sentencia }),
      () => abort.signal.aborted || setRead({ docId, anchor, ruling: 'failed' }),
    )
    return () => abort.abort()
  }, [docId, href, anchor, query])
  return read?.docId === docId && read.anchor === anchor ? read.ruling : null
}
