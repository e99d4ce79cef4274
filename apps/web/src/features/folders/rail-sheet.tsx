'use client'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '../../components/ui/button.tsx'

export const railSheetId = 'carpetas'

/** A column beside the list. On a phone it is a popover, opened by a button with `popoverTarget="carpetas"`. */
export function RailSheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const asDialog = open ? { role: 'dialog', 'aria-modal': true as const } : {}
  return (
    <section
      id={railSheetId}
      popover="auto"
      aria-label={title}
      {...asDialog}
      onToggle={(event) => setOpen(event.newState === 'open')}
      className="m-0 w-full border-0 bg-desk p-0 text-ink backdrop:bg-[rgb(10_18_32/0.5)] max-md:inset-x-0 max-md:top-[72px] max-md:bottom-0 max-md:h-auto max-md:max-h-none max-md:max-w-none max-md:rounded-t-[14px] max-md:shadow-float md:sticky md:inset-auto md:top-(--header) md:block md:h-auto md:max-h-[calc(100dvh-var(--header))] md:w-auto md:overflow-y-auto md:[scrollbar-width:thin] print:hidden"
    >
      <div className="flex items-center justify-between px-5 pt-4 md:hidden">
        <p className="font-serif text-20 font-semibold">{title}</p>
        <button
          type="button"
          popoverTarget={railSheetId}
          popoverTargetAction="hide"
          aria-label="Cerrar"
          className={buttonClass('quiet', 'icon', 'size-11')}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <div className="px-3 pt-4 pb-8 md:px-3 lg:px-5">{children}</div>
    </section>
  )
}
