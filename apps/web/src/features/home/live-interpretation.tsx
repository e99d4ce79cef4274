import { formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { chipLabel } from '../../search-address/chips/chip-label.ts'
import type { Interpretation } from './use-interpretation.ts'

interface LiveInterpretationProps {
  readonly query: string
  readonly interpretation: Interpretation | null
  readonly suggestions: readonly string[]
  readonly onRewrite: (text: string) => void
}

const rowClass = 'flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1.5 border-t border-rule px-3.5 py-2.5 text-13 md:px-[18px]'
const labelClass = 'text-12 font-[560] text-ink-3'

function Suggestions({ suggestions, onRewrite }: Pick<LiveInterpretationProps, 'suggestions' | 'onRewrite'>) {
  return (
    <div className={rowClass}>
      <span className={labelClass}>Por ejemplo</span>
      {suggestions.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => onRewrite(text)}
          className="min-h-7 rounded-sm bg-desk px-[9px] max-md:min-h-10 text-left text-ink-2 hover:bg-select hover:text-ink"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

interface LiveChipProps extends Pick<LiveInterpretationProps, 'onRewrite'> {
  readonly chip: Interpretation['chips'][number]
}

/** A topic, read from the whole query, cannot be taken out of its text. */
function LiveChip({ chip, onRewrite }: LiveChipProps) {
  const { kind, text, excluded } = chipLabel(chip)
  const isLeftOut = excluded && chip.modo !== 'preferir'
  return (
    <span
      className={clsx(
        'inline-flex min-h-7 max-w-full items-center rounded-sm pl-[9px]',
        isLeftOut ? 'shadow-[inset_0_0_0_1px_var(--no)]' : 'bg-select',
      )}
    >
      <span className={clsx('mr-1.5', isLeftOut ? 'text-no' : 'text-ink-2')}>
        {chip.modo !== 'preferir' ? kind : excluded ? 'no se excluye' : `de preferencia ${kind}`}
      </span>
      <b className={clsx('truncate font-[560]', isLeftOut && 'line-through decoration-no')}>{text}</b>
      {chip.tipo === 'tema' ? (
        <span className="w-[9px]" />
      ) : (
        <button
          type="button"
          onClick={() => onRewrite(chip.resto)}
          aria-label={`Quitar ${kind} ${text}`}
          className="grid size-7 shrink-0 max-md:size-10 place-items-center text-ink-2 hover:text-ink"
        >
          <X size={13} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </span>
  )
}

export function LiveInterpretation({ query, interpretation, suggestions, onRewrite }: LiveInterpretationProps) {
  if (query.trim() === '' || interpretation === null)
    return suggestions.length === 0 ? null : <Suggestions suggestions={suggestions} onRewrite={onRewrite} />
  const { chips, total, exact, share } = interpretation
  return (
    <div className={rowClass} aria-live="polite">
      <span className={labelClass}>Se entiende así</span>
      {chips.map((chip) => (
        <LiveChip key={`${chip.tipo} ${chip.valor}`} chip={chip} onRewrite={onRewrite} />
      ))}
      <span className="ml-auto text-ink-2">
        {exact ? '' : 'más de '}
        {total === 0 ? 'no encontramos una que reúna todo' : formatPlural(total, 'sentencia', 'sentencias')}
        {share !== null && `, ${share}`}
      </span>
    </div>
  )
}
