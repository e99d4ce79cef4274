'use client'
import type { RefObject } from 'react'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ShortcutList } from '../../../components/ui/shortcut-list.tsx'
import { shortcuts } from './shortcuts.ts'

export function ShortcutsDialog({ ref }: { readonly ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <Dialog ref={ref} title="Atajos de teclado">
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  )
}
