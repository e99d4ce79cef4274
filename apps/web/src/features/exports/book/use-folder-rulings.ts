import type { folderEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type FolderRulings, readFolderRulings } from './read-folder-rulings.ts'

/** The rulings of a matter; null until all are read. */
export function useFolderRulings(folderId: string) {
  const [matter, setMatter] = useState<FolderRulings | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    const left = new AbortController()
    readFolderRulings((page) =>
      callFromBrowser<typeof folderEndpoint>('GET', `/v1/folders/${folderId}?tamano=100&pagina=${page}`, undefined, left.signal),
    ).then(setMatter, (error: unknown) => left.signal.aborted || setFailure(error instanceof Error ? error : new Error(String(error))))
    return () => left.abort()
  }, [folderId])
  return { matter, failure }
}
