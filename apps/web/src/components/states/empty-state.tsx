import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Shown where a list is empty: what it will hold and how to fill it. */
export function EmptyState({ icon: Icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="grid max-w-[34rem] justify-items-start gap-2 py-10">
      <span className="grid size-10 place-items-center rounded-md bg-select text-accent">
        <Icon size={20} strokeWidth={1.5} aria-hidden />
      </span>
      <h2 className="mt-2 font-serif text-20 font-semibold text-paper-ink">{title}</h2>
      <div className="grid gap-2 text-pretty text-ink-2">{children}</div>
      {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2 max-md:*:h-11">{actions}</div>}
    </div>
  )
}
