'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { buttonClass } from '../../components/ui/button.tsx'

const NewFolderDialog = lazyPart(() => import('./new-folder-dialog.tsx').then((module) => module.NewFolderDialog))

interface NewFolderProps {
  /** Shows its words beside the icon. */
  readonly isNamed?: boolean
}

export function NewFolder({ isNamed = false }: NewFolderProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        {...(isNamed ? {} : { 'aria-label': 'Nueva carpeta', title: 'Nueva carpeta' })}
        onClick={() => setAsking(true)}
        className={isNamed ? buttonClass('line', 'md', 'max-md:h-11') : buttonClass('quiet', 'icon', 'max-md:size-11')}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {isNamed && 'Nueva carpeta'}
      </button>
      {asking && <NewFolderDialog onClosed={() => setAsking(false)} />}
    </>
  )
}
