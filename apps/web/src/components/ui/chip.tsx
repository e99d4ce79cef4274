import clsx from 'clsx'
import { X } from 'lucide-react'

interface ChipProps {
  /** Kind of filter, such as «norma». */
  readonly kind: string
  readonly text: string
  readonly excluded?: boolean
  /** Address of the page without this filter. Without it the chip cannot be removed. */
  readonly removeHref?: string
  readonly quiet?: boolean
}

export function Chip({ kind, text, excluded = false, removeHref, quiet = false }: ChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-7 max-w-full items-center rounded-sm pl-[9px] text-13',
        excluded ? 'shadow-[inset_0_0_0_1px_var(--no)]' : quiet ? 'bg-desk-2' : 'bg-select',
        removeHref === undefined && 'pr-2.5',
      )}
    >
      <span className={clsx('mr-1.5', excluded ? 'text-no' : 'text-ink-2')}>{kind}</span>
      <b className={clsx('font-[560]', quiet ? 'min-w-0 py-1 break-words' : 'truncate', excluded && 'line-through decoration-no')}>
        {text}
      </b>
      {removeHref !== undefined && (
        <a
          href={removeHref}
          className="grid size-7 shrink-0 max-md:size-10 place-items-center text-ink-2 hover:text-ink"
          aria-label={`Quitar ${kind} ${text}`}
        >
          <X size={13} strokeWidth={1.75} aria-hidden />
        </a>
      )}
    </span>
  )
}
