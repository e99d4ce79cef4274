import 'server-only'
import type { ProvenanceView, RulingView } from '@basejuris/contract'
import { cache } from 'react'
import { api } from '../../api/server-client.ts'
import type { ReaderAddress } from './reader-address.ts'

/** The ruling with the hits of the query; null when it does not exist. Cached per request. Throws ApiError. */
export function loadRuling(address: Pick<ReaderAddress, 'docId'> & Partial<ReaderAddress>): Promise<RulingView | null> {
  return cachedRuling(JSON.stringify(address))
}

const cachedRuling = cache(async (address: string): Promise<RulingView | null> => {
  const { docId, query = '', switches, collection = null, version = null } = JSON.parse(address) as Parameters<typeof loadRuling>[0]
  const client = await api()
  return client.findRuling({
    docId,
    ...(query === '' ? {} : { consulta: query, ...switches }),
    ...(collection === null ? {} : { collection }),
    ...(version === null ? {} : { version }),
  })
})

/** Provenance of the ruling; null on failure, because the text can be read without it. */
export const loadProvenance = cache(async (docId: string, version: number | null): Promise<ProvenanceView | null> => {
  const client = await api()
  return client.provenance(docId, version === null ? undefined : { version }).catch(() => null)
})
