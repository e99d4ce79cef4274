import type { AnyFilterName, CollectionId, FictionalMode } from '@basejuris/domain'

export type RulingSort = 'relevancia' | 'recientes' | 'antiguos' | 'alfabetico' | 'rol' | 'filtro-semantico'
export type SearchMode = 'hibrida' | 'lexica' | 'semantica'
export type QueryReading = 'operadores' | 'palabras' | 'lados'

/** Values by filter. A leading `-` excludes a value. */
export type RulingFilters = { readonly [Name in AnyFilterName]?: readonly string[] | undefined }

/** Chips by key whose mode the request decides. A key in both must match. */
export interface ChipSwitches {
  readonly required?: readonly string[] | undefined
  readonly preferred?: readonly string[] | undefined
}

/** Which rulings a search is about, whatever its filters. Nothing outside is found, counted or hinted at. */
export interface Corpus {
  /** Collections that the actor may search. */
  readonly collections: readonly CollectionId[]
  readonly fictional: FictionalMode
}

export interface RulingSearchRequest extends ChipSwitches, Corpus {
  readonly query: string
  /** Whether capitals and signs are operators. The text decides when absent. */
  readonly reading?: QueryReading | undefined
  readonly filters: RulingFilters
  /** Ids of the only rulings to find. What the query means, and which rulings answer it, is decided over the whole corpus. */
  readonly only?: readonly string[] | undefined
  /** Collections of the contrary rulings, whatever is searched: those that the actor may read. Those searched when absent. */
  readonly readable?: readonly CollectionId[] | undefined
  readonly sort: RulingSort
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly mode: SearchMode
  /** Near-identical rulings appear once. */
  readonly group: boolean
  /** Maximum number of values of a facet. Years and filtered values always appear. All values when absent. */
  readonly values?: number
}
