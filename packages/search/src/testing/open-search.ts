import { type CollectionId, collectionIds, type Ruling } from '@basejuris/domain'
import type { Encoder } from '../encoder/encoder.ts'
import { createHashingEncoder } from '../encoder/hashing-encoder.ts'
import { toIndexDocuments } from '../indexing/index-documents.ts'
import { type ClusterPosition, withCluster } from '../indexing/with-cluster.ts'
import type { SearchIndex } from '../ports/index.ts'
import type { RulingSearchRequest } from '../ranking/request/search-request.ts'
import { createRulingSearch, type RulingSearch } from '../ruling-search.ts'
import { openMemoryIndex } from './memory/memory-index.ts'

/** An index in memory that holds the rulings with their clusters, and the search over it. */
export async function openSearch(
  rulings: readonly Ruling[],
  clusters: ReadonlyMap<string, ClusterPosition> = new Map(),
  encoder: Encoder = createHashingEncoder(),
): Promise<{ search: RulingSearch; index: SearchIndex }> {
  const index = await openMemoryIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
  let sequence = 0
  for (const ruling of rulings) {
    const documents = withCluster(await toIndexDocuments(ruling, encoder), clusters.get(ruling.docId) ?? null)
    await index.writer.apply({
      sequence: ++sequence,
      changes: [
        { kind: 'upsert', namespace: 'rulings', document: documents.ruling },
        ...documents.passages.map((document) => ({ kind: 'upsert' as const, namespace: 'passages' as const, document })),
      ],
    })
  }
  const readRulings = async (docIds: readonly string[]) => docIds.flatMap((id) => rulings.find(({ docId }) => docId === id) ?? [])
  return { search: createRulingSearch({ ...index, encoder, readRulings }), index }
}

export function requestFor(query: string, parts: Partial<RulingSearchRequest> = {}): RulingSearchRequest {
  return {
    query,
    collections: collectionIds as readonly CollectionId[],
    fictional: 'incluir',
    filters: {},
    sort: 'relevancia',
    page: 1,
    size: 10,
    mode: 'hibrida',
    group: false,
    ...parts,
  }
}
