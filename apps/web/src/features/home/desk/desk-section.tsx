import type { ReactNode } from 'react'

interface DeskSectionProps {
  readonly id: string
  readonly title: string
  /** Page with all of it. */
  readonly all: { readonly href: string; readonly label: string }
  /** Shown instead of the content when there is none. */
  readonly empty: ReactNode
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** One part of the desk, with its heading and the link to the whole. */
export function DeskSection({ id, title, all, empty, isEmpty, children }: DeskSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-5 pt-4 pb-5 max-md:-mx-5 max-md:border-x-0 md:px-6"
    >
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-serif text-20 font-semibold text-paper-ink">
          {title}
        </h2>
        <a href={all.href} className="text-14 whitespace-nowrap max-md:py-2">
          {all.label}
        </a>
      </div>
      {isEmpty ? <div className="grid gap-2 text-14 text-pretty text-ink-2">{empty}</div> : children}
    </section>
  )
}
