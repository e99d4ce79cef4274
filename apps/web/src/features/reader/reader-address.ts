import { maxQueryLength } from '@basejuris/contract'
import { type CollectionId, collectionIdSchema } from '@basejuris/domain'

/** What the address of a ruling says: `/sentencia?id=…&q=…&coleccion=…`. */
export interface ReaderAddress {
  readonly docId: string
  /** Empty when none. */
  readonly query: string
  readonly collection: CollectionId | null
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

const longestId = 200

const first = (value: SearchParams[string]): string => (typeof value === 'string' ? value : (value?.[0] ?? '')).trim()

/** null when no ruling is named. */
export function parseReaderAddress(params: SearchParams): ReaderAddress | null {
  const docId = first(params['id'])
  if (docId === '' || docId.length > longestId) return null
  const collection = collectionIdSchema.safeParse(first(params['coleccion']))
  return { docId, query: first(params['q']).slice(0, maxQueryLength), collection: collection.success ? collection.data : null }
}

/** Where the search that led here is shown; the home page when there was none. */
export const backHref = (query: string): string => (query === '' ? '/' : `/resultados?${new URLSearchParams({ q: query })}`)
