import type { Suggestion, SuggestionKind } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { BookText, DoorOpen, Hash, Landmark, type LucideIcon, Scale, UserRound } from 'lucide-react'
import { optionId } from './option-list.ts'
import type { SuggestionGroup } from './suggestion-groups.ts'

const icons: Readonly<Record<SuggestionKind, LucideIcon>> = {
  rol: Hash,
  caratula: Scale,
  norma: BookText,
  tribunal: Landmark,
  sala: DoorOpen,
  ministro: UserRound,
}

interface SuggestionListProps {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  /** Position of the active option; -1 when there is none. */
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
  readonly onPoint: (at: number) => void
}

const detailOf = ({ detalle, total }: Suggestion): string =>
  [detalle, total === null || total <= 1 ? null : formatPlural(total, 'sentencia', 'sentencias')]
    .filter((part) => part !== null)
    .join(' · ')

/** The list of suggestions. The focus stays in the field, which names the active option. */
export default function SuggestionList({ id, groups, active, onChoose, onPoint }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sugerencias"
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-md border border-rule bg-sheet py-1.5 text-14 shadow-float [scrollbar-width:thin]"
    >
      {groups.map(({ kind, title, options }) => {
        const Icon = icons[kind]
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className="px-3.5 pt-2 pb-1 text-12 font-[560] text-ink-3">
              {title}
            </p>
            {options.map(({ at, suggestion }) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option with aria-activedescendant
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={at}
                id={optionId(id, at)}
                role="option"
                aria-selected={at === active}
                onClick={() => onChoose(suggestion)}
                onPointerMove={() => at !== active && onPoint(at)}
                className={clsx('flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 md:min-h-9', at === active && 'bg-select')}
              >
                <Icon size={15} strokeWidth={1.5} aria-hidden className="text-ink-3" />
                <span className="min-w-0 flex-1 md:flex md:items-baseline md:gap-3">
                  <span className="block min-w-0 truncate">{suggestion.texto}</span>
                  <span className="figures block min-w-0 shrink truncate text-12 text-ink-2 md:ml-auto md:max-w-[55%] md:shrink-0 md:text-13">
                    {detailOf(suggestion)}
                  </span>
                </span>
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
