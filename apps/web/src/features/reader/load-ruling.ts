import 'server-only'
import type { ProvenanceView, RulingView } from '@basejuris/contract'
import type { CollectionId } from '@basejuris/domain'
import { cache } from 'react'
import { api } from '../../api/server-client.ts'

/** The ruling with the hits of the query; null when it does not exist. Cached per request. Throws ApiError. */
export const loadRuling = cache(
  async (docId: string, query: string, collection: CollectionId | null, version: number | null = null): Promise<RulingView | null> => {
    const client = await api()
    return client.findRuling({
      docId,
      ...(query === '' ? {} : { consulta: query }),
      ...(collection === null ? {} : { collection }),
      ...(version === null ? {} : { version }),
    })
  },
)

/** Provenance of the ruling; null on failure, because the text can be read without it. */
export const loadProvenance = cache(async (docId: string, version: number | null): Promise<ProvenanceView | null> => {
  const client = await api()
  return client.provenance(docId, version === null ? undefined : { version }).catch(() => null)
})
