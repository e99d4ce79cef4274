import type { ReactNode } from 'react'

export function FacetSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-rule pt-4 pb-3 last:border-0">
      <p className="mb-1.5 text-13 font-[560]">{title}</p>
      {children}
    </section>
  )
}
