'use client'
import clsx from 'clsx'
import { ArrowUp, Ban, BookOpen, ListFilter, Pencil, Unlink, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { normHref } from '../../../components/ruling/norm-href.ts'
import { setQuery } from '../../../search-address/change-state.ts'
import { type ChipSource, replaceChipSource } from '../../../search-address/chips/chip-source.ts'
import type { ChipSwitch, InterpretationChip } from '../../../search-address/chips/interpretation-chips.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

interface QueryChipProps {
  readonly state: ResultsState
  readonly chip: InterpretationChip
}

const modes: Readonly<Record<ChipSwitch['mode'], { readonly icon: typeof ListFilter; readonly word: string; readonly change: string }>> = {
  exigir: { icon: ListFilter, word: 'exigido', change: 'Se muestran solo sentencias que lo cumplen. Cambiar a preferir' },
  preferir: { icon: ArrowUp, word: 'preferido', change: 'Van primero las que lo cumplen. Cambiar a exigir' },
  suelto: { icon: Unlink, word: 'no exigido', change: 'Exigirlo no dejaba nada. Cambiar a preferir' },
}

/** Of what the query leaves out in plain words. */
const exclusionModes: Readonly<Record<'exigir' | 'preferir', (typeof modes)['exigir']>> = {
  exigir: { icon: Ban, word: 'excluido', change: 'No se muestran sentencias que lo cumplan. Cambiar a no excluir' },
  preferir: { icon: Unlink, word: 'no excluido', change: 'No se excluye nada. Cambiar a excluir' },
}

interface ModeSwitchProps {
  readonly name: string
  readonly excluded: boolean
  readonly switched: ChipSwitch
}

/** How a part of the query counts, as a link that turns it over. */
function ModeSwitch({ name, excluded, switched: { mode, href } }: ModeSwitchProps) {
  const { icon: Icon, word, change } = excluded && mode !== 'suelto' ? exclusionModes[mode] : modes[mode]
  return (
    <a
      href={href}
      title={`${change}.`}
      className={clsx(
        'ml-2 inline-flex min-h-7 shrink-0 max-md:min-h-10 items-center gap-1 border-l border-rule px-2 text-12 hover:underline',
        mode === 'exigir' ? (excluded ? 'font-[560] text-no' : 'font-[560] text-accent') : 'text-ink-2',
      )}
    >
      <Icon size={12} strokeWidth={1.75} aria-hidden />
      {word}
      <span className="sr-only">
        : {name}. {change}
      </span>
    </a>
  )
}

interface ChipFieldProps extends QueryChipProps {
  readonly source: ChipSource
  readonly onClose: () => void
}

/** The words a chip came from, to be written anew. */
function ChipField({ state, chip: { kind, text }, source, onClose }: ChipFieldProps) {
  const { navigate } = useNavigation()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
    navigate(writeAddress(setQuery(state, replaceChipSource(source, event.currentTarget.value))), { scroll: false })
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
      autoFocus
      defaultValue={source.text}
      size={Math.min(48, source.text.length + 4)}
      aria-label={`Escribir de nuevo ${kind} ${text}`}
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={onClose}
      onKeyDown={onKeyDown}
      className="h-7 min-w-0 max-md:h-10 rounded-sm bg-sheet px-2 text-[1rem] shadow-[inset_0_0_0_1px_var(--focus)] outline-none md:text-13"
    />
  )
}

/** A part of the query: a press turns it into a field with the words it came from, and a switch demands or prefers it. */
export function QueryChip({ state, chip }: QueryChipProps) {
  const { kind, text, excluded, removeHref, source, switched, norm } = chip
  const [editing, setEditing] = useState(false)
  const isLeftOut = excluded && switched?.mode !== 'preferir'
  const frame = clsx(
    'inline-flex min-h-7 max-w-full items-center rounded-sm text-13',
    isLeftOut && 'shadow-[inset_0_0_0_1px_var(--no)]',
    switched !== undefined && switched.mode !== 'exigir'
      ? 'bg-desk-2 outline-1 -outline-offset-1 outline-dashed outline-ink-3'
      : !excluded && 'bg-select',
  )
  if (editing && source !== undefined)
    return (
      <span className={frame}>
        <ChipField state={state} chip={chip} source={source} onClose={() => setEditing(false)} />
      </span>
    )
  const label = (
    <>
      <span className={isLeftOut ? 'text-no' : 'text-ink-2'}>{kind}</span>{' '}
      <b className={clsx('truncate font-[560]', isLeftOut && 'line-through decoration-no')}>{text}</b>
    </>
  )
  return (
    <span className={frame}>
      {source === undefined ? (
        <span className="flex min-h-7 min-w-0 items-center gap-1.5 pl-[9px]">{label}</span>
      ) : (
        <button
          type="button"
          onClick={() => setEditing(true)}
          className="group/edit flex min-h-7 min-w-0 max-md:min-h-10 items-center gap-1.5 pl-[9px]"
        >
          <span className="sr-only">Editar </span>
          {label}
          <Pencil size={12} strokeWidth={1.6} aria-hidden className="text-ink-3 group-hover/edit:text-ink" />
        </button>
      )}
      {norm !== undefined && (
        <a
          href={normHref({ idNorma: norm.idNorma, article: norm.articulo, day: null })}
          title="Ver la norma"
          aria-label={`Ver la norma: ${text}`}
          className="grid size-7 shrink-0 max-md:size-10 place-items-center text-ink-2 hover:text-ink"
        >
          <BookOpen size={13} strokeWidth={1.6} aria-hidden />
        </a>
      )}
      {switched !== undefined && <ModeSwitch name={`${kind} ${text}`} excluded={excluded} switched={switched} />}
      <a
        href={removeHref}
        className="grid size-7 shrink-0 max-md:size-10 place-items-center text-ink-2 hover:text-ink"
        aria-label={`Quitar ${kind} ${text}`}
      >
        <X size={13} strokeWidth={1.75} aria-hidden />
      </a>
    </span>
  )
}
