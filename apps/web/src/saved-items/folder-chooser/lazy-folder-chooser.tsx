'use client'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { onFolderChooserOpened } from './open-folder-chooser.ts'

const FolderChooser = lazyPart(() => import('./folder-chooser.tsx').then((module) => module.FolderChooser))

/** Shows the folder chooser on request. Nothing is loaded before. */
export function LazyFolderChooser({ onChanged }: { readonly onChanged?: () => void }) {
  const [docIds, setDocIds] = useState<readonly string[] | null>(null)
  useEffect(() => onFolderChooserOpened(setDocIds), [])
  return docIds === null ? null : (
    <FolderChooser docIds={docIds} onClosed={() => setDocIds(null)} {...(onChanged === undefined ? {} : { onChanged })} />
  )
}
