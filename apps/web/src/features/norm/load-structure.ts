import 'server-only'
import { type NormView, normEndpoint } from '@basejuris/contract'
import { LRUCache } from 'lru-cache'
import { guestApi } from '../../api/server-client.ts'
import type { NormAddress } from './norm-address.ts'
import { buildStructureHtml, type StructureHtml } from './structure-html.ts'

/** A code of 2,500 articles has some 300,000 characters. */
const maxCachedCharacters = 6_000_000

const structures = new LRUCache<string, StructureHtml>({
  maxSize: maxCachedCharacters,
  sizeCalculation: ({ html }) => html.length + 1,
})

/** The structure of a norm, built once for each edition and day; null without one. An import gives the norm another edition. Throws ApiError. */
export async function loadStructure({ idNorma, edicion }: NormView, { day }: Pick<NormAddress, 'day'>): Promise<StructureHtml | null> {
  if (edicion === null) return null
  const key = `${idNorma}:${edicion}:${day ?? ''}`
  const cached = structures.get(key)
  if (cached !== undefined) return cached
  const query = { estructura: 'si' as const, ...(day === null ? {} : { fecha: day }) }
  const norm = await guestApi().call(normEndpoint, { params: { idNorma }, query })
  const structure = buildStructureHtml(norm.estructura, { idNorma, day })
  if (norm.edicion === edicion) structures.set(key, structure)
  return structure
}
