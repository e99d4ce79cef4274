import type { ReactNode } from 'react'

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="rounded-xs bg-desk px-[5px] py-[3px] font-sans text-12 leading-none font-medium text-ink-3 shadow-[inset_0_0_0_1px_var(--rule)]">
      {children}
    </kbd>
  )
}
