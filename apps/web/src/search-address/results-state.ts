import type { Mode, Reading, Sort } from '@basejuris/contract'
import { type AnyFilterName, dateFilterNames, docketFilterNames, facetsByName, filterNames } from '@basejuris/domain/facets'
import type { FictionalMode } from '@basejuris/domain/fictional-mode'
import type { Scope } from './scopes.ts'

export type FilterKey = AnyFilterName
/** Values by filter; a leading `-` excludes. */
export type StateFilters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/** Everything that the URL of a results page says. */
export interface ResultsState {
  readonly q: string
  /** Includes the collections that belong to no base. */
  readonly bases: readonly Scope[]
  readonly orden: Sort
  readonly modo: Mode
  /** From 1. */
  readonly pagina: number
  readonly filtros: StateFilters
  /** True when no word may be corrected as a typing error. */
  readonly literal: boolean
  /** Null when the text decides. */
  readonly lectura: Reading | null
  /** Keys of chips whose mode was switched. A key is in one of the two. */
  readonly exigir: readonly string[]
  readonly preferir: readonly string[]
  /** Null when it depends on what is stored. */
  readonly ficticias: FictionalMode | null
}

export const emptyState: ResultsState = {
  q: '',
  bases: [],
  orden: 'relevancia',
  modo: 'hibrida',
  pagina: 1,
  filtros: {},
  literal: false,
  lectura: null,
  exigir: [],
  preferir: [],
  ficticias: null,
}

/** Order in which filters are written and shown. */
export const filterKeys: readonly FilterKey[] = [
  ...docketFilterNames,
  ...dateFilterNames,
  ...[...filterNames].sort((a, b) => facetsByName[a].addressOrder - facetsByName[b].addressOrder),
]

/** Words of the URL for the modes of the API. */
export const modeWords: Readonly<Record<Mode, string>> = { lexica: 'palabras', hibrida: 'ambos', semantica: 'significado' }
