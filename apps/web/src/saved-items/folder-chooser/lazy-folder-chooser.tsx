'use client'
import { useEffect, useState } from 'react'
import { fetchedPart } from '../../components/navigation/lazy-part.tsx'
import { onFolderChoice } from './open-folder-chooser.ts'

const FolderChooser = fetchedPart(() => import('./folder-chooser.tsx').then((module) => module.FolderChooser))

/** Where the list of matters stands once it is asked for; until then nothing of it is fetched. */
export function FolderChoiceSlot({ onChanged }: { readonly onChanged?: () => void }) {
  const [docIds, setDocIds] = useState<readonly string[] | null>(null)
  useEffect(() => onFolderChoice(setDocIds), [])
  return docIds === null ? null : (
    <FolderChooser docIds={docIds} onClosed={() => setDocIds(null)} {...(onChanged === undefined ? {} : { onChanged })} />
  )
}
