import 'server-only'
import type { RulingView } from '@basejuris/contract'
import type { CollectionId } from '@basejuris/domain'
import { cache } from 'react'
import { api } from '../../api/server-client.ts'

/** The ruling with the words of the query marked; null when nobody knows it. Asked once per page. Throws ApiError. */
export const loadRuling = cache(async (docId: string, query: string, collection: CollectionId | null): Promise<RulingView | null> => {
  const client = await api()
  return client.findRuling({
    docId,
    ...(query === '' ? {} : { consulta: query }),
    ...(collection === null ? {} : { collection }),
  })
})
