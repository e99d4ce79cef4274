import type { ReactNode } from 'react'

interface RuledSectionProps {
  readonly id: string
  readonly title: string
  /** How to read the section, in one or two sentences. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A part of a page, under a line and a heading. */
export function RuledSection({ id, title, lead, children }: RuledSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t-[1.5px] border-ink pt-5 mt-12">
      <h2 id={id} className="font-serif text-21 font-semibold tracking-[-0.01em] text-paper-ink">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 max-w-[68ch] text-14 text-pretty text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
