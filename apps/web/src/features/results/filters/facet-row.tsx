'use client'
import { formatCount } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import type { FilterMark } from '../../../search-address/change-state.ts'

interface FacetRowProps {
  readonly label: string
  readonly total: number | null
  readonly mark: FilterMark
  /** Includes the value, or removes its mark. */
  readonly toggleHref: string
  /** Absent where a value cannot be excluded. */
  readonly excludeHref?: string
  /** Page of the norm that the value is. */
  readonly normHref?: string
}

const boxes: Record<FilterMark, string> = {
  include: 'bg-fill text-on-fill',
  exclude: 'bg-sheet text-no shadow-[inset_0_0_0_1.5px_var(--no)]',
  none: 'bg-sheet text-transparent shadow-[inset_0_0_0_1px_var(--edge)] group-data-going:bg-fill group-data-going:text-on-fill',
}

/** Paths copied from the icon library: a page has about fifty rows with two icons each, and its components cost more bytes. */
const check = 'M20 6 9 17l-5-5'
const minus = 'M5 12h14'
const book =
  'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z'

const action =
  'mx-1 grid size-9 shrink-0 place-items-center rounded-xs bg-sheet text-ink-2 shadow-[inset_0_0_0_1px_var(--edge)] md:size-6 md:[@media(hover:hover)]:absolute md:[@media(hover:hover)]:opacity-0 md:group-hover/row:opacity-100 md:focus-visible:opacity-100'
const rightmost = 'md:[@media(hover:hover)]:right-12'

function Glyph({ path, size, stroke }: { readonly path: string; readonly size: number; readonly stroke: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}

export function FacetRow({ label, total, mark, toggleHref, excludeHref, normHref }: FacetRowProps) {
  const state = mark === 'include' ? ', incluido' : mark === 'exclude' ? ', excluido' : ''
  return (
    <li className="group/row relative -mx-2 flex min-h-11 items-center rounded-sm px-2 hover:bg-desk-2 md:min-h-7">
      <a
        href={toggleHref}
        rel="nofollow"
        data-ahead
        {...(mark === 'none' ? {} : { 'aria-current': 'true' as const })}
        className="group flex min-w-0 flex-1 items-center gap-[9px] self-stretch py-[3px] leading-[1.3] text-ink hover:no-underline"
      >
        <span className={clsx('grid size-[15px] shrink-0 place-items-center rounded-xs', boxes[mark])}>
          <Glyph path={mark === 'exclude' ? minus : check} size={11} stroke={3} />
        </span>
        <span className={clsx('min-w-0 break-words', mark === 'include' && 'font-[560]', mark === 'exclude' && 'text-ink-2 line-through')}>
          {label}
        </span>
        <span className="sr-only">{state}</span>
      </a>
      {normHref !== undefined && (
        <a
          href={normHref}
          aria-label={`Ver la norma: ${label}`}
          title="Ver la norma"
          className={clsx(action, 'hover:text-accent', mark === 'exclude' ? rightmost : 'md:[@media(hover:hover)]:right-20')}
        >
          <Glyph path={book} size={13} stroke={1.75} />
        </a>
      )}
      {excludeHref !== undefined && mark !== 'exclude' && (
        <a
          href={excludeHref}
          rel="nofollow"
          aria-label={`Excluir ${label}`}
          title="Excluir"
          className={clsx(action, rightmost, 'hover:text-no')}
        >
          <Glyph path={minus} size={13} stroke={1.75} />
        </a>
      )}
      <span className="figures min-w-[38px] text-right text-13 text-ink-3">{total === null ? '' : formatCount(total)}</span>
    </li>
  )
}
