'use client'
import type { DocketLine } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { lineStatusLabels } from './line-status.tsx'

export type StatusChoice = DocketLine['estado'] | 'todas'

interface StatusFilterProps {
  readonly counts: Readonly<Record<StatusChoice, number>>
  readonly value: StatusChoice
  readonly onChange: (status: StatusChoice) => void
}

const labels: Readonly<Record<StatusChoice, string>> = { todas: 'Todas', ...lineStatusLabels }

/** Counts by status. Each filters the table to its lines. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-1.5 text-14">
      <legend className="sr-only">Mostrar</legend>
      {(Object.keys(labels) as StatusChoice[]).map((status) => (
        <label
          key={status}
          className={clsx(
            'inline-flex h-8 cursor-pointer items-center gap-2 rounded-full px-3 whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-11',
            status === value ? 'bg-select font-[540]' : 'text-ink-2 shadow-[inset_0_0_0_1px_var(--rule)] hover:text-ink',
          )}
        >
          <input type="radio" name="estado" className="sr-only" checked={status === value} onChange={() => onChange(status)} />
          {labels[status]}
          <span className="figures text-13 text-ink-2">{formatCount(counts[status])}</span>
        </label>
      ))}
    </fieldset>
  )
}
