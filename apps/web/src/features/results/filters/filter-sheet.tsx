'use client'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '../../../components/ui/button.tsx'

export const filterSheetId = 'filtros'

/**
 * On a phone this is a native popover that any button with `popoverTarget="filtros"` opens. On wider screens the same element is a
 * column of the page.
 */
export function FilterSheet({ apply, children }: { readonly apply: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const asDialog = open ? { role: 'dialog', 'aria-modal': true as const } : {}
  return (
    <section
      id={filterSheetId}
      popover="auto"
      aria-labelledby="filtros-titulo"
      {...asDialog}
      onToggle={(event) => {
        setOpen(event.newState === 'open')
        if (event.newState === 'open') event.currentTarget.querySelector<HTMLElement>('#filtros-titulo')?.focus()
      }}
      className="m-0 w-full border-0 bg-desk p-0 text-14 text-ink backdrop:bg-[rgb(10_18_32/0.5)] max-md:inset-x-0 max-md:top-[72px] max-md:bottom-0 max-md:h-auto max-md:max-h-none max-md:max-w-none max-md:rounded-t-[14px] max-md:shadow-float md:sticky md:inset-auto md:top-(--header) md:block md:h-auto md:max-h-[calc(100dvh-var(--header))] md:w-auto md:overflow-y-auto md:[scrollbar-width:thin] print:hidden"
    >
      <button
        type="button"
        popoverTarget={filterSheetId}
        popoverTargetAction="hide"
        aria-label="Cerrar los filtros"
        className={buttonClass('quiet', 'icon', 'absolute top-4 right-2.5 size-11 md:hidden')}
      >
        <X size={18} strokeWidth={1.5} aria-hidden />
      </button>
      <div className="px-5 pt-4 pb-6 md:pr-5 md:pb-12 md:pl-5 lg:pr-7 lg:pl-8">{children}</div>
      <div className="sticky bottom-0 border-t border-rule bg-sheet px-5 py-3 md:hidden">
        <button type="button" popoverTarget={filterSheetId} popoverTargetAction="hide" className={buttonClass('primary', 'lg', 'w-full')}>
          {apply}
        </button>
      </div>
    </section>
  )
}
