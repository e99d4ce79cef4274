import 'server-only'
import { type NormView, normEndpoint } from '@basejuris/contract'
import { LRUCache } from 'lru-cache'
import { guestApi } from '../../api/server-client.ts'
import { dayQuery } from './norm-address.ts'
import { buildStructureHtml, type StructureHtml } from './structure-html.ts'

/** A code of 2,500 articles has some 300,000 characters. */
const maxCachedCharacters = 6_000_000

interface CachedStructure extends StructureHtml {
  readonly edicion: string
}

const structures = new LRUCache<string, CachedStructure>({
  maxSize: maxCachedCharacters,
  sizeCalculation: ({ html }) => html.length + 1,
})

const keyOf = (idNorma: number, day: string | null): string => `${idNorma}:${day ?? ''}`

/** A norm on a day with its structure, which is left out where it was built before. Throws ApiError. */
export async function callNorm(idNorma: number, day: string | null): Promise<NormView> {
  return ask(idNorma, day, structures.has(keyOf(idNorma, day)) ? 'no' : 'si')
}

/** The structure of a norm, built once for each edition and day; null without one. An import gives the norm another edition. Throws ApiError. */
export async function loadStructure(norm: NormView, day: string | null): Promise<StructureHtml | null> {
  const { idNorma, edicion } = norm
  if (edicion === null) return null
  const key = keyOf(idNorma, day)
  const cached = structures.get(key)
  if (cached?.edicion === edicion) return cached
  const { estructura, edicion: read } = norm.estructura.length > 0 ? norm : await ask(idNorma, day, 'si')
  const structure = buildStructureHtml(estructura, { idNorma, day })
  if (read !== null) structures.set(key, { ...structure, edicion: read })
  return structure
}

const ask = (idNorma: number, day: string | null, estructura: 'si' | 'no'): Promise<NormView> =>
  guestApi().call(normEndpoint, { params: { idNorma }, query: { estructura, ...dayQuery(day) } })
