'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { buttonClass } from '../../components/ui/button.tsx'

const NewFolderDialog = lazyPart(() => import('./new-folder-dialog.tsx').then((module) => module.NewFolderDialog))

export function NewFolder() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="Nueva carpeta"
        title="Nueva carpeta"
        onClick={() => setAsking(true)}
        className={buttonClass('quiet', 'icon', 'max-md:size-11')}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {asking && <NewFolderDialog onClosed={() => setAsking(false)} />}
    </>
  )
}
