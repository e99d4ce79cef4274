import clsx from 'clsx'
import type { SearchChip } from '../../search-address/chips/saved-search-chips.ts'

/** The filters of a saved search, in small type. */
export function FilterChips({ chips }: { readonly chips: readonly SearchChip[] }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros" className="mt-1 flex flex-wrap gap-1.5 text-12">
      {chips.map(({ kind, text, excluded }) => (
        <li
          key={`${kind} ${text}`}
          className={clsx('max-w-full truncate rounded-xs px-1.5 py-px', excluded ? 'shadow-[inset_0_0_0_1px_var(--no)]' : 'bg-mute-wash')}
        >
          <span className={excluded ? 'text-no' : 'text-ink-2'}>{kind} </span>
          <span className={clsx('text-ink', excluded && 'line-through decoration-no')}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
