'use client'
import type { DataOf, folderSearchEndpoint } from '@basejuris/contract'
import { useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

export type FolderAnswer = DataOf<typeof folderSearchEndpoint>

export type FolderSearchState =
  | { readonly state: 'ready' | 'searching' }
  | { readonly state: 'found'; readonly text: string; readonly answer: FolderAnswer }
  | { readonly state: 'failed'; readonly message: string }

/** Searches inside one folder, or all. The words are sent in a body, so that they enter no address. A later search aborts an earlier one. */
export function useFolderSearch(folderId: string | null) {
  const [state, setState] = useState<FolderSearchState>({ state: 'ready' })
  const running = useRef<AbortController | null>(null)
  const search = async (text: string): Promise<void> => {
    running.current?.abort()
    if (text.trim() === '') return setState({ state: 'ready' })
    const scope = new AbortController()
    running.current = scope
    setState({ state: 'searching' })
    try {
      const body = { texto: text, ...(folderId === null ? {} : { folderId }) }
      const answer = await callFromBrowser<typeof folderSearchEndpoint>('POST', '/v1/folders/search', body, scope.signal)
      setState({ state: 'found', text: text.trim(), answer })
    } catch (error) {
      if (!scope.signal.aborted) setState({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  return { state, search }
}
