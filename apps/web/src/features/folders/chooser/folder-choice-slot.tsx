'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onFolderChoice } from './folder-choice.ts'

const FolderChooser = lazy(() => import('./folder-chooser.tsx').then((module) => ({ default: module.FolderChooser })))

/** Where the list of matters stands once it is asked for; until then nothing of it is fetched. */
export function FolderChoiceSlot({ onChanged }: { readonly onChanged?: () => void }) {
  const [docIds, setDocIds] = useState<readonly string[] | null>(null)
  useEffect(() => onFolderChoice(setDocIds), [])
  return docIds === null ? null : (
    <Suspense>
      <FolderChooser docIds={docIds} onClosed={() => setDocIds(null)} {...(onChanged === undefined ? {} : { onChanged })} />
    </Suspense>
  )
}
