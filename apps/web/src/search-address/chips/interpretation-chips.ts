import type { Facets, Chip as QueryChip } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { clearFilter, markFilter, setQuery, toggleBase } from '../change-state.ts'
import { type FilterKey, filterKeys, type ResultsState } from '../results-state.ts'
import { scopeName } from '../scopes.ts'
import { writeAddress } from '../write-address.ts'
import { chipLabel } from './chip-label.ts'
import { type ChipSource, findChipSource } from './chip-source.ts'
import { filterKind, filterValueLabel } from './filter-names.ts'

export interface InterpretationChip {
  readonly kind: string
  readonly text: string
  readonly excluded: boolean
  /** URL of the same search without it. */
  readonly removeHref: string
  /** The part of the query it came from, where that part can be edited. */
  readonly source?: ChipSource
}

const fromQuery = (state: ResultsState, chips: readonly QueryChip[]): InterpretationChip[] =>
  chips.map((chip) => {
    const source = findChipSource(state.q, chip.resto)
    return { ...chipLabel(chip), removeHref: writeAddress(setQuery(state, chip.resto)), ...(source === null ? {} : { source }) }
  })

const day = (date: string): string => (date.length === 10 ? formatDate(date) : date)

function fromDates(state: ResultsState): InterpretationChip[] {
  const [from] = state.filtros.desde ?? []
  const [to] = state.filtros.hasta ?? []
  if (from === undefined && to === undefined) return []
  const text =
    from === undefined
      ? `hasta ${day(to ?? '')}`
      : to === undefined
        ? `desde ${day(from)}`
        : from === to
          ? day(from)
          : `${day(from)} a ${day(to)}`
  return [{ kind: 'fecha', text, excluded: false, removeHref: writeAddress(clearFilter(state, 'desde', 'hasta')) }]
}

function fromFilter(state: ResultsState, key: FilterKey, facets: Facets): InterpretationChip[] {
  return (state.filtros[key] ?? []).map((marked) => {
    const excluded = marked.startsWith('-')
    const value = excluded ? marked.slice(1) : marked
    return {
      kind: excluded ? `sin ${filterKind(key)}` : filterKind(key),
      text: filterValueLabel(key, value, facets),
      excluded,
      removeHref: writeAddress(markFilter(state, key, value, 'none')),
    }
  })
}

/** How the search was interpreted: the query first, then the filters. Each chip has the URL that removes it. */
export function interpretationChips(state: ResultsState, chips: readonly QueryChip[], facets: Facets): InterpretationChip[] {
  return [
    ...fromQuery(state, chips),
    ...state.bases.map((base) => ({
      kind: 'base',
      text: scopeName(base),
      excluded: false,
      removeHref: writeAddress(toggleBase(state, base)),
    })),
    ...fromDates(state),
    ...filterKeys.filter((key) => key !== 'desde' && key !== 'hasta').flatMap((key) => fromFilter(state, key, facets)),
  ]
}
