'use client'
import type { RefObject } from 'react'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Kbd } from '../../../components/ui/kbd.tsx'
import { shortcuts } from './shortcuts.ts'

export function ShortcutsDialog({ ref }: { readonly ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <Dialog ref={ref} title="Atajos de teclado">
      <dl className="text-14">
        {shortcuts.map(({ keys, what }) => (
          <div key={what} className="flex items-center justify-between gap-4 border-t border-rule py-2">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
