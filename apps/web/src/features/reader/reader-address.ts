import { maxQueryLength } from '@basejuris/contract'
import { type CollectionId, collectionIdSchema } from '@basejuris/domain'

/** What the address of a ruling says: `/sentencia?id=…&q=…&coleccion=…&version=…`. */
export interface ReaderAddress {
  readonly docId: string
  /** Empty when none. */
  readonly query: string
  readonly collection: CollectionId | null
  /** null for the version shown when none is named. */
  readonly version: number | null
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

const maxIdLength = 200

const first = (value: SearchParams[string]): string => (typeof value === 'string' ? value : (value?.[0] ?? '')).trim()

/** null when what is written is no number of a version. */
export function parseVersion(value: SearchParams[string]): number | null {
  return /^[1-9]\d{0,5}$/.test(first(value)) ? Number(first(value)) : null
}

const maxArticleLength = 100

/** Key of the article on which others decided the other way, where a result led here for them; null when none is named. */
export function parseArticle(value: SearchParams[string]): string | null {
  const article = first(value)
  return article === '' || article.length > maxArticleLength ? null : article
}

/** null when no ruling is named. */
export function parseReaderAddress(params: SearchParams): ReaderAddress | null {
  const docId = first(params['id'])
  if (docId === '' || docId.length > maxIdLength) return null
  const collection = collectionIdSchema.safeParse(first(params['coleccion']))
  return {
    docId,
    query: first(params['q']).slice(0, maxQueryLength),
    collection: collection.success ? collection.data : null,
    version: parseVersion(params['version']),
  }
}

/** The address of a ruling; without a version, of the one shown. */
export function rulingHref({
  docId,
  query = '',
  collection = null,
  version = null,
}: Pick<ReaderAddress, 'docId'> & Partial<ReaderAddress>): string {
  const params = new URLSearchParams({ id: docId })
  if (query !== '') params.set('q', query)
  if (collection !== null) params.set('coleccion', collection)
  if (version !== null) params.set('version', String(version))
  return `/sentencia?${params}`
}

/** Where two versions of a ruling are compared. */
export function comparisonHref(docId: string, before: number, after: number): string {
  return `/sentencia/versiones?${new URLSearchParams({ id: docId, antes: String(before), despues: String(after) })}`
}

/** Where the search that led here is shown; the home page when there was none. */
export function backHref(query: string): string {
  return query === '' ? '/' : `/resultados?${new URLSearchParams({ q: query })}`
}
