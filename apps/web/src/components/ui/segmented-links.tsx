import type { FictionalMode } from '@basejuris/domain/fictional-mode'
import clsx from 'clsx'

export interface Segment {
  readonly key: string
  readonly label: string
  readonly href: string
  readonly current: boolean
  /** What choosing it does. */
  readonly meaning: string
}

interface SegmentedLinksProps {
  readonly name: string
  readonly segments: readonly Segment[]
  /** As wide as its column, with taller targets. */
  readonly wide?: boolean
}

/** One choice out of a few, each the URL of the page with it. */
export function SegmentedLinks({ name, segments, wide = false }: SegmentedLinksProps) {
  return (
    <nav
      aria-label={name}
      className={clsx('inline-flex rounded-sm bg-desk-2 text-13 shadow-[inset_0_0_0_1px_var(--rule)]', wide ? 'h-11 w-full' : 'h-[30px]')}
    >
      {segments.map(({ key, label, href, current, meaning }) => (
        <a
          key={key}
          href={href}
          title={meaning}
          {...(current ? { 'aria-current': 'true' as const } : {})}
          className={clsx(
            'grid place-items-center rounded-sm whitespace-nowrap hover:no-underline',
            wide ? 'flex-1 px-1' : 'px-[11px]',
            current ? 'bg-sheet font-[560] text-ink shadow-[inset_0_0_0_1px_var(--edge)]' : 'text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

const fictionalChoices: readonly { readonly mode: FictionalMode; readonly label: string; readonly meaning: string }[] = [
  { mode: 'excluir', label: 'Sin ellas', meaning: 'Busca solo en sentencias reales' },
  { mode: 'incluir', label: 'Con ellas', meaning: 'Busca también en las sentencias ficticias' },
  { mode: 'solo', label: 'Solo ellas', meaning: 'Busca solo en las sentencias ficticias' },
]

/** The three modes as links. Leaving fictional rulings out is the default and needs no parameter. */
export function fictionalSegments(current: FictionalMode, hrefOf: (mode: FictionalMode | null) => string): Segment[] {
  return fictionalChoices.map(({ mode, label, meaning }) => ({
    key: mode,
    label,
    meaning,
    href: hrefOf(mode === 'excluir' ? null : mode),
    current: mode === current,
  }))
}
