'use client'
import type { createFolderEndpoint, FolderSummary, foldersEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

const path = '/v1/folders'

/** The folders in which the user may write, fetched on first use; null until they arrive. */
export function useFolders() {
  const [folders, setFolders] = useState<readonly FolderSummary[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    const scope = new AbortController()
    callFromBrowser<typeof foldersEndpoint>('GET', path, undefined, scope.signal)
      .then(({ carpetas }) => setFolders(carpetas.filter(({ rol }) => rol !== 'lee')))
      .catch((error: Error) => {
        if (!scope.signal.aborted) setFailure(error)
      })
    return () => scope.abort()
  }, [])
  /** Creates a folder that already holds the rulings. Throws CallError. */
  const create = async (name: string, docIds: readonly string[]): Promise<FolderSummary> => {
    const { carpeta } = await callFromBrowser<typeof createFolderEndpoint>('POST', path, { nombre: name, docIds: [...docIds] })
    setFolders((all) => [carpeta, ...(all ?? [])])
    return carpeta
  }
  return { folders, failure, create }
}
