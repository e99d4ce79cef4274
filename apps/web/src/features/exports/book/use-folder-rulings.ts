import type { folderEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type FolderRulings, readFolderRulings } from './read-folder-rulings.ts'

/** The rulings of a folder; null until all are read. */
export function useFolderRulings(folderId: string) {
  const [folder, setFolder] = useState<FolderRulings | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    readFolderRulings((page) =>
      callFromBrowser<typeof folderEndpoint>('GET', `/v1/folders/${folderId}?tamano=100&pagina=${page}`, undefined, abort.signal),
    ).then(setFolder, (error: unknown) => abort.signal.aborted || setFailure(error instanceof Error ? error : new Error(String(error))))
    return () => abort.abort()
  }, [folderId])
  return { folder, failure }
}
