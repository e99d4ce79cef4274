import type { ReactNode } from 'react'

interface MessagePageProps {
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** Small print under the actions, such as a support code. */
  readonly note?: ReactNode
}

/** A page that says what happened and what to do. */
export function MessagePage({ title, children, actions, note }: MessagePageProps) {
  return (
    <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none md:py-16">
      <div className="max-w-[46rem] border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-5 py-7 md:px-8">
        <h1 className="font-serif text-[1.375rem] leading-[1.3] font-[540] tracking-[-0.01em] text-balance text-paper-ink">{title}</h1>
        <p className="mt-1.5 max-w-[58ch] text-pretty text-ink-2">{children}</p>
        {actions !== undefined && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
        {note !== undefined && <p className="mt-4 text-13 text-ink-2">{note}</p>}
      </div>
    </main>
  )
}
