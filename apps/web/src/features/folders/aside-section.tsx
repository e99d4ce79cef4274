import clsx from 'clsx'
import type { ReactNode } from 'react'

/** Beside a list where there is room, below it elsewhere. */
export const asideClass =
  'grid content-start border-paper-rule max-[78rem]:border-t lg:max-[78rem]:grid-cols-2 lg:max-[78rem]:gap-x-8 lg:max-[78rem]:px-8 min-[78rem]:sticky min-[78rem]:top-(--header) min-[78rem]:max-h-[calc(100dvh-var(--header))] min-[78rem]:self-start min-[78rem]:overflow-y-auto min-[78rem]:[scrollbar-width:thin] print:static print:block print:max-h-none print:overflow-visible print:border-0'

/** A list and what stands beside it. */
export const withAsideClass =
  'grid grow min-[78rem]:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem] min-[110rem]:grid-cols-[minmax(0,1fr)_24rem] print:block'

interface AsideSectionProps {
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of what stands beside a list. */
export function AsideSection({ id, title, className, children }: AsideSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('scroll-mt-24 border-b border-paper-rule px-4 py-4 last:border-b-0 md:px-6 lg:max-[78rem]:px-0', className)}
    >
      <h2 id={id} className="scroll-mt-24 text-13 font-[620]">
        {title}
      </h2>
      {children}
    </section>
  )
}
