import type { ReactNode } from 'react'

interface SettingsSectionProps {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A section of the account page: explanation at the left, controls at the right. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="grid gap-x-12 gap-y-5 border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-5 py-6 md:px-8 md:py-7 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-titulo`} className="font-serif text-20 font-[560] tracking-[-0.01em] text-paper-ink">
          {title}
        </h2>
        {lead !== undefined && <div className="mt-1.5 text-14 text-pretty text-ink-2">{lead}</div>}
      </div>
      <div className="min-w-0 max-w-[36rem]">{children}</div>
    </section>
  )
}
