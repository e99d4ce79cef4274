import type { Chip } from '@basejuris/contract'
import type { FilterKey, ResultsState, StateFilters } from './results-state.ts'
import type { Scope } from './scopes.ts'
import { yearOf } from './years.ts'

export type FilterMark = 'include' | 'exclude' | 'none'

export function filterMark(filtros: StateFilters, key: FilterKey, value: string): FilterMark {
  const values = filtros[key] ?? []
  if (values.includes(value)) return 'include'
  return values.includes(`-${value}`) ? 'exclude' : 'none'
}

/** Every change returns to the first page. */
const changed = (state: ResultsState, change: Partial<ResultsState>): ResultsState => ({ ...state, pagina: 1, ...change })

const replaceFilter = (filtros: StateFilters, key: FilterKey, values: readonly string[]): StateFilters => {
  const { [key]: _, ...rest } = filtros
  return values.length === 0 ? rest : { ...rest, [key]: values }
}

export function markFilter(state: ResultsState, key: FilterKey, value: string, mark: FilterMark): ResultsState {
  const others = (state.filtros[key] ?? []).filter((one) => one !== value && one !== `-${value}`)
  const values = mark === 'none' ? others : [...others, mark === 'include' ? value : `-${value}`]
  return changed(state, { filtros: replaceFilter(state.filtros, key, values) })
}

export function clearFilter(state: ResultsState, ...keys: readonly FilterKey[]): ResultsState {
  return changed(state, { filtros: keys.reduce((filtros, key) => replaceFilter(filtros, key, []), state.filtros) })
}

export function clearFilters(state: ResultsState): ResultsState {
  return changed(state, { filtros: {}, bases: [] })
}

export function toggleBase(state: ResultsState, base: Scope): ResultsState {
  return changed(state, { bases: state.bases.includes(base) ? state.bases.filter((one) => one !== base) : [...state.bases, base] })
}

/** Years, both ends included; null leaves that end open. */
export function setYears(state: ResultsState, from: number | null, to: number | null): ResultsState {
  const filtros = replaceFilter(state.filtros, 'desde', from === null ? [] : [String(from)])
  return changed(state, { filtros: replaceFilter(filtros, 'hasta', to === null ? [] : [String(to)]) })
}

/** Sets one end of the years and keeps the other. The ends swap when they cross. */
export function setYearEnd(state: ResultsState, end: 'desde' | 'hasta', year: number): ResultsState {
  const other = yearOf(state.filtros[end === 'desde' ? 'hasta' : 'desde']?.[0])
  const crossed = other !== null && (end === 'desde' ? year > other : year < other)
  if (crossed) return setYears(state, Math.min(year, other), Math.max(year, other))
  return changed(state, { filtros: replaceFilter(state.filtros, end, [String(year)]) })
}

/** The switches stay: those of parts that the query no longer has have no effect. */
export function setQuery(state: ResultsState, q: string): ResultsState {
  return changed(state, { q, literal: false })
}
/** As `setQuery`, for a text that was written anew: it decides for itself how it is read. */
export function setNewQuery(state: ResultsState, q: string): ResultsState {
  return setQuery({ ...state, lectura: null, exigir: [], preferir: [] }, q)
}
/** The query without a part, whose switch goes with it. A topic is read from the whole query, which stays as it is. */
export function removeChip(state: ResultsState, { tipo, clave, resto }: Pick<Chip, 'tipo' | 'clave' | 'resto'>): ResultsState {
  const others = withoutSwitch(state, clave)
  return tipo === 'tema' ? changed(others, { preferir: [...others.preferir, `-${clave}`] }) : setQuery(others, resto)
}
/** Turns a part of the query between demanded and preferred. A switch that is turned back is gone, since the text decides the same. */
export function switchChip(state: ResultsState, { clave, modo }: Pick<Chip, 'clave' | 'modo'>): ResultsState {
  const isSwitched = state.exigir.includes(clave) || state.preferir.includes(clave)
  const { exigir, preferir } = withoutSwitch(state, clave)
  if (isSwitched) return changed(state, { exigir, preferir })
  return changed(state, modo === 'exigir' ? { exigir, preferir: [...preferir, clave] } : { exigir: [...exigir, clave], preferir })
}
const withoutSwitch = (state: ResultsState, key: string): ResultsState => ({
  ...state,
  exigir: state.exigir.filter((one) => one !== key),
  preferir: state.preferir.filter((one) => one !== key),
})
/** Searches the query exactly as written. */
export function setLiteral(state: ResultsState): ResultsState {
  return changed(state, { literal: true })
}
export function setSort(state: ResultsState, orden: ResultsState['orden']): ResultsState {
  return changed(state, { orden })
}
export function setMode(state: ResultsState, modo: ResultsState['modo']): ResultsState {
  return changed(state, { modo })
}
/** Null returns to the default. */
export function setFictional(state: ResultsState, ficticias: ResultsState['ficticias']): ResultsState {
  return changed(state, { ficticias })
}
export function setPage(state: ResultsState, pagina: number): ResultsState {
  return { ...state, pagina }
}

/** Number of filters set. A range of years counts once. */
export function countFilters({ filtros, bases }: ResultsState): number {
  const dates = filtros.desde === undefined && filtros.hasta === undefined ? 0 : 1
  const { desde: _, hasta: __, ...lists } = filtros
  return dates + bases.length + Object.values(lists).reduce((count, values) => count + values.length, 0)
}
