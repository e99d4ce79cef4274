import type { CollectionId } from '@basejuris/domain'

export type RulingSort = 'relevancia' | 'recientes' | 'antiguos' | 'alfabetico' | 'rol' | 'filtro-semantico'
export type SearchMode = 'hibrida' | 'lexica' | 'semantica'

/** Each a list; a leading `-` excludes. `desde` and `hasta` are `yyyy`, `yyyy-mm` or `yyyy-mm-dd`, both included. */
export interface RulingFilters {
  readonly desde?: readonly string[] | undefined
  readonly hasta?: readonly string[] | undefined
  readonly tribunal?: readonly string[] | undefined
  readonly sala?: readonly string[] | undefined
  readonly resultado?: readonly string[] | undefined
  readonly recurso?: readonly string[] | undefined
  readonly ministro?: readonly string[] | undefined
  readonly redactor?: readonly string[] | undefined
  readonly norma?: readonly string[] | undefined
  readonly materia?: readonly string[] | undefined
  readonly anio?: readonly string[] | undefined
}

export interface RulingSearchRequest {
  readonly query: string
  /** Those the actor may search; nothing outside them is found, counted or hinted at. */
  readonly collections: readonly CollectionId[]
  readonly filters: RulingFilters
  readonly sort: RulingSort
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly mode: SearchMode
  /** Near-identical rulings appear once. */
  readonly group: boolean
  /** Of each facet the most frequent values, every year, and what is filtered by; all that are counted when absent. */
  readonly values?: number
}
