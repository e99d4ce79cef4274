'use client'
import clsx from 'clsx'
import { Pencil, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { setQuery } from '../../../search-address/change-state.ts'
import { type ChipSource, replaceChipSource } from '../../../search-address/chips/chip-source.ts'
import type { InterpretationChip } from '../../../search-address/chips/interpretation-chips.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

interface EditableChipProps {
  readonly state: ResultsState
  readonly chip: InterpretationChip
  readonly source: ChipSource
}

/** A chip of the query. A press turns it into a field with the words it came from. */
export function EditableChip({ state, chip: { kind, text, excluded, removeHref }, source }: EditableChipProps) {
  const { navigate } = useNavigation()
  const [editing, setEditing] = useState(false)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setEditing(false)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    setEditing(false)
    navigate(writeAddress(setQuery(state, replaceChipSource(source, event.currentTarget.value))), { scroll: false })
  }
  const frame = clsx(
    'inline-flex min-h-7 max-w-full items-center rounded-sm text-13',
    excluded ? 'shadow-[inset_0_0_0_1px_var(--no)]' : 'bg-select',
  )
  if (editing)
    return (
      <span className={frame}>
        <input
          // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
          autoFocus
          defaultValue={source.text}
          size={Math.min(48, source.text.length + 4)}
          aria-label={`Escribir de nuevo ${kind} ${text}`}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setEditing(false)}
          onKeyDown={onKeyDown}
          className="h-7 min-w-0 rounded-sm bg-sheet px-2 text-[1rem] shadow-[inset_0_0_0_1px_var(--focus)] outline-none md:text-13"
        />
      </span>
    )
  return (
    <span className={frame}>
      <button type="button" onClick={() => setEditing(true)} className="group/edit flex min-h-7 min-w-0 items-center gap-1.5 pl-[9px]">
        <span className="sr-only">Editar </span>
        <span className={excluded ? 'text-no' : 'text-ink-2'}>{kind}</span>
        <b className={clsx('truncate font-[560]', excluded && 'line-through decoration-no')}>{text}</b>
        <Pencil size={12} strokeWidth={1.6} aria-hidden className="text-ink-3 group-hover/edit:text-ink" />
      </button>
      <a
        href={removeHref}
        className="grid size-7 shrink-0 place-items-center text-ink-2 hover:text-ink"
        aria-label={`Quitar ${kind} ${text}`}
      >
        <X size={13} strokeWidth={1.75} aria-hidden />
      </a>
    </span>
  )
}
