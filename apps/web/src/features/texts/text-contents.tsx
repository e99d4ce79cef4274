import type { ReactNode } from 'react'

export interface TextPart {
  /** Anchor. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface TextContentsProps {
  readonly parts: readonly Pick<TextPart, 'id' | 'title'>[]
  readonly numbered: boolean
}

function Entries({ parts, numbered }: TextContentsProps) {
  return (
    <ol className="grid gap-0.5 text-14">
      {parts.map(({ id, title }, at) => (
        <li key={id}>
          <a href={`#${id}`} className="flex gap-2 py-[5px] leading-snug text-ink-2 hover:text-ink max-lg:py-2">
            {numbered && <span className="figures w-5 shrink-0 text-ink-3">{at + 1}.</span>}
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Table of contents: beside the text where there is room, collapsed above it on a phone. */
export function TextContents(props: TextContentsProps) {
  return (
    <nav aria-label="Contenido de la página" className="lg:sticky lg:top-[calc(var(--header)+28px)] lg:self-start print:hidden">
      <div className="border-t border-paper-rule pt-3 max-lg:hidden">
        <p className="pb-1.5 text-13 font-[560] text-ink-3">En esta página</p>
        <Entries {...props} />
      </div>
      <details className="rounded-sm border border-paper-rule px-4 lg:hidden">
        <summary className="py-3 text-14 font-[540]">En esta página</summary>
        <div className="pb-3">
          <Entries {...props} />
        </div>
      </details>
    </nav>
  )
}
