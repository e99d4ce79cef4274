import type { folderEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import type { ChosenRuling } from './book-values.ts'

/** Rulings of a matter that are still there, up to the hundred added last; null until they are read. */
export function useMatterRulings(folderId: string) {
  const [rulings, setRulings] = useState<readonly ChosenRuling[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    const left = new AbortController()
    callFromBrowser<typeof folderEndpoint>('GET', `/v1/folders/${folderId}?tamano=100`, undefined, left.signal).then(
      ({ items }) =>
        setRulings(
          items.flatMap(({ docId, sentencia }) =>
            sentencia === null ? [] : [{ docId, caption: sentencia.caratulado, citation: sentencia.cita.corta }],
          ),
        ),
      (error: unknown) => left.signal.aborted || setFailure(error instanceof Error ? error : new Error(String(error))),
    )
    return () => left.abort()
  }, [folderId])
  return { rulings, failure }
}
