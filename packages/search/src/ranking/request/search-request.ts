import type { CollectionId, DateFilterName, FilterName } from '@basejuris/domain'

export type RulingSort = 'relevancia' | 'recientes' | 'antiguos' | 'alfabetico' | 'rol' | 'filtro-semantico'
export type SearchMode = 'hibrida' | 'lexica' | 'semantica'

/** Values by filter. A leading `-` excludes a value. */
export type RulingFilters = { readonly [Name in DateFilterName | FilterName]?: readonly string[] | undefined }

export interface RulingSearchRequest {
  readonly query: string
  /** Collections that the actor may search. Nothing outside them is found, counted or hinted at. */
  readonly collections: readonly CollectionId[]
  readonly filters: RulingFilters
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
