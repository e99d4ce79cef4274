import { chipKeysSchema, maxQueryLength, readingSchema, type SearchBody } from '@basejuris/contract'
import { type CollectionId, collectionIdSchema } from '@basejuris/domain'

/** How the search that led here read its query, when its address decided it. */
export type QuerySwitches = Pick<SearchBody, 'lectura' | 'exigir' | 'preferir'>

/** The URL of a ruling: `/sentencia?id=…&q=…&lectura=…&coleccion=…&version=…`. */
export interface ReaderAddress {
  readonly docId: string
  /** Empty when absent. */
  readonly query: string
  readonly switches: QuerySwitches
  readonly collection: CollectionId | null
  /** Null for the current version. */
  readonly version: number | null
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

const maxIdLength = 200

const first = (value: SearchParams[string]): string => (typeof value === 'string' ? value : (value?.[0] ?? '')).trim()

/** Null when the value is no version number. */
export function parseVersion(value: SearchParams[string]): number | null {
  return /^[1-9]\d{0,5}$/.test(first(value)) ? Number(first(value)) : null
}

const maxArticleLength = 100

/** Key of the article whose contrary rulings a result linked to; null when absent. */
export function parseArticle(value: SearchParams[string]): string | null {
  const article = first(value)
  return article === '' || article.length > maxArticleLength ? null : article
}

const parseSwitches = (params: SearchParams): QuerySwitches => {
  const reading = readingSchema.safeParse(first(params['lectura']))
  const keysOf = (name: 'exigir' | 'preferir'): QuerySwitches => {
    const keys = chipKeysSchema.safeParse([params[name] ?? []].flat())
    return keys.success && keys.data.length > 0 ? { [name]: keys.data } : {}
  }
  return { ...(reading.success ? { lectura: reading.data } : {}), ...keysOf('exigir'), ...keysOf('preferir') }
}

/** Null when no ruling is named. */
export function parseReaderAddress(params: SearchParams): ReaderAddress | null {
  const docId = first(params['id'])
  if (docId === '' || docId.length > maxIdLength) return null
  const collection = collectionIdSchema.safeParse(first(params['coleccion']))
  return {
    docId,
    query: first(params['q']).slice(0, maxQueryLength),
    switches: parseSwitches(params),
    collection: collection.success ? collection.data : null,
    version: parseVersion(params['version']),
  }
}

/** The URL of a ruling; without `version`, of the current one. */
export function rulingHref({
  docId,
  query = '',
  switches = {},
  collection = null,
  version = null,
}: Pick<ReaderAddress, 'docId'> & Partial<ReaderAddress>): string {
  const params = new URLSearchParams({ id: docId })
  if (query !== '') setQuery(params, query, switches)
  if (collection !== null) params.set('coleccion', collection)
  if (version !== null) params.set('version', String(version))
  return `/sentencia?${params}`
}

/** URL of the comparison of two versions. */
export function comparisonHref(docId: string, before: number, after: number): string {
  return `/sentencia/versiones?${new URLSearchParams({ id: docId, antes: String(before), despues: String(after) })}`
}

/** URL of the search that led here; the home page without one. */
export function backHref(query: string, switches: QuerySwitches = {}): string {
  const params = new URLSearchParams()
  setQuery(params, query, switches)
  return query === '' ? '/' : `/resultados?${params}`
}

const setQuery = (params: URLSearchParams, query: string, { lectura, exigir = [], preferir = [] }: QuerySwitches): void => {
  params.set('q', query)
  if (lectura !== undefined) params.set('lectura', lectura)
  for (const key of exigir) params.append('exigir', key)
  for (const key of preferir) params.append('preferir', key)
}
