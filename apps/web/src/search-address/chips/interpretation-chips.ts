import type { ChipMode, Facets, SearchData, SearchedNorm } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { clearFilter, markFilter, removeChip, setFictional, switchChip, toggleBase } from '../change-state.ts'
import { type FilterKey, filterKeys, type ResultsState } from '../results-state.ts'
import { scopeName } from '../scopes.ts'
import { writeAddress } from '../write-address.ts'
import { chipLabel } from './chip-label.ts'
import { type ChipSource, findChipSource } from './chip-source.ts'
import { filterKind, filterValueLabel } from './filter-names.ts'

type Interpretation = Pick<SearchData['interpretacion'], 'chips' | 'relajados' | 'normas'>

export interface InterpretationChip {
  readonly kind: string
  readonly text: string
  readonly excluded: boolean
  /** URL of the same search without it. */
  readonly removeHref: string
  /** The part of the query it came from, where that part can be edited. */
  readonly source?: ChipSource
  /** Present where the part can be demanded or preferred. */
  readonly switched?: ChipSwitch
  /** The norm or article that it names, where that is identified. */
  readonly norm?: SearchedNorm
}

export interface ChipSwitch {
  /** `suelto`: demanded, and given up because it left nothing. */
  readonly mode: ChipMode | 'suelto'
  /** URL of the same search with the other mode. */
  readonly href: string
}

/** What leaves rulings out comes before what only raises them. */
const orderOfMode = ({ modo }: Interpretation['chips'][number]): number => Number(modo === 'preferir')

const fromQuery = (state: ResultsState, { chips, relajados, normas }: Interpretation): InterpretationChip[] =>
  chips
    .toSorted((one, other) => orderOfMode(one) - orderOfMode(other))
    .map((chip) => {
      const source = findChipSource(state.q, chip.resto)
      const isGivenUp = relajados.some(({ clave }) => clave === chip.clave)
      const mode = isGivenUp ? 'suelto' : chip.modo
      const norm = chip.tipo === 'norma' ? normas.find(({ clave, etiqueta }) => clave === chip.valor || etiqueta === chip.texto) : undefined
      return {
        ...chipLabel(chip),
        removeHref: writeAddress(removeChip(state, chip)),
        ...(source === null ? {} : { source }),
        ...(norm === undefined ? {} : { norm }),
        ...(mode === null ? {} : { switched: { mode, href: writeAddress(switchChip(state, chip)) } }),
      }
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

const fictionalNames = { excluir: 'sin ellas', incluir: 'con ellas', solo: 'solo ellas' } as const

const fromFictional = (state: ResultsState): InterpretationChip[] =>
  state.ficticias === null
    ? []
    : [{ kind: 'ficticias', text: fictionalNames[state.ficticias], excluded: false, removeHref: writeAddress(setFictional(state, null)) }]

function fromFilter(state: ResultsState, key: FilterKey, facets: Facets, normas: readonly SearchedNorm[]): InterpretationChip[] {
  return (state.filtros[key] ?? []).map((marked) => {
    const excluded = marked.startsWith('-')
    const value = excluded ? marked.slice(1) : marked
    const norm = key === 'norma' && !excluded ? normas.find(({ clave }) => clave === value) : undefined
    return {
      kind: excluded ? `${filterKind(key)} que no sea` : filterKind(key),
      text: norm?.etiqueta ?? filterValueLabel(key, value, facets),
      excluded,
      removeHref: writeAddress(markFilter(state, key, value, 'none')),
      ...(norm === undefined ? {} : { norm }),
    }
  })
}

/** How the search was interpreted: the query first, then the filters. Each chip has the URL that removes it. */
export function interpretationChips(state: ResultsState, interpretation: Interpretation, facets: Facets): InterpretationChip[] {
  return [
    ...fromQuery(state, interpretation),
    ...state.bases.map((base) => ({
      kind: 'base',
      text: scopeName(base),
      excluded: false,
      removeHref: writeAddress(toggleBase(state, base)),
    })),
    ...fromFictional(state),
    ...fromDates(state),
    ...filterKeys
      .filter((key) => key !== 'desde' && key !== 'hasta')
      .flatMap((key) => fromFilter(state, key, facets, interpretation.normas)),
  ]
}
