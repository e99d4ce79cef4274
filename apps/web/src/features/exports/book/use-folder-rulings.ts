import type { FolderOrder, folderEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type FolderRulings, readFolderRulings } from './read-folder-rulings.ts'

/** The rulings of a folder in an order; null until all are read once. */
export function useFolderRulings(folderId: string, order: FolderOrder) {
  const [folder, setFolder] = useState<FolderRulings | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    readFolderRulings((page) =>
      callFromBrowser<typeof folderEndpoint>(
        'GET',
        `/v1/folders/${folderId}?tamano=100&pagina=${page}&orden=${order}`,
        undefined,
        abort.signal,
      ),
    ).then(setFolder, (error: unknown) => abort.signal.aborted || setFailure(error instanceof Error ? error : new Error(String(error))))
    return () => abort.abort()
  }, [folderId, order])
  return { folder, failure }
}
