'use client'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AskedRuling } from '../../../components/assistant/ask-request.ts'
import type { SearchScope } from './search-scope.ts'

interface ScopeChipsProps {
  /** The search from which the person came. */
  readonly search: SearchScope | null
  /** The ruling beside which the person asks. */
  readonly ruling: AskedRuling | null
  /** Number of rulings that were chosen as the only sources. */
  readonly sources: number
  readonly onDropSearch: () => void
  readonly onDropRuling: () => void
  readonly onDropSources: () => void
}

/** What the next message is limited to, each part with a button that drops it. */
export function ScopeChips({ search, ruling, sources, onDropSearch, onDropRuling, onDropSources }: ScopeChipsProps) {
  return (
    <>
      {search !== null && (
        <ScopeChip
          text={`En su búsqueda: ${search.filters.map(({ kind, text, excluded }) => `${excluded ? 'sin ' : ''}${kind} ${text}`).join(', ')}`}
          dropLabel="Buscar en todas las sentencias"
          onDrop={onDropSearch}
        />
      )}
      {ruling !== null && sources === 0 && (
        <ScopeChip text={`Solo en ${ruling.caption}`} dropLabel="Buscar en todas las sentencias" onDrop={onDropRuling} />
      )}
      {sources > 0 && (
        <ScopeChip
          text={sources === 1 ? 'Solo en 1 sentencia elegida' : `Solo en ${formatPlural(sources, 'sentencia', 'sentencias')} elegidas`}
          dropLabel="Quitar las sentencias elegidas"
          onDrop={onDropSources}
        />
      )}
    </>
  )
}

interface ScopeChipProps {
  readonly text: string
  readonly icon?: ReactNode
  readonly dropLabel: string
  readonly onDrop: () => void
}

/** One limit of the next message, or what it takes along. */
export function ScopeChip({ text, icon, dropLabel, onDrop }: ScopeChipProps) {
  return (
    <span className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-sm bg-select pl-2.5 text-13">
      {icon}
      <span className="min-w-0 truncate" title={text}>
        {text}
      </span>
      <button
        type="button"
        aria-label={dropLabel}
        title={dropLabel}
        onClick={onDrop}
        className="grid size-7 shrink-0 place-items-center text-ink-2 hover:text-ink max-md:size-11"
      >
        <X size={13} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  )
}
