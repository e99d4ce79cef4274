import 'server-only'
import {
  ApiError,
  type NormArticleView,
  type NormRulings,
  type NormView,
  normArticleEndpoint,
  normRulingsEndpoint,
  normTextSearchEndpoint,
} from '@basejuris/contract'
import { cache } from 'react'
import { guestApi } from '../../api/server-client.ts'
import { callNorm } from './load-structure.ts'
import { dayQuery, type NormAddress } from './norm-address.ts'
import type { NormFinding } from './search/use-norm-search.ts'

/** The newest rulings of the list on the page. */
const listedRulings = 10

/** The norm on the requested day; null when it does not exist. Its structure comes from `loadStructure`. Cached per request. Throws ApiError. */
export const loadNorm = cache(async (idNorma: number, day: string | null): Promise<NormView | null> => {
  try {
    return await callNorm(idNorma, day)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
})

/** One article as worded on the day; null when the norm has none with this number. Throws ApiError. */
export async function loadArticle({ idNorma, day }: NormAddress, articulo: string): Promise<NormArticleView | null> {
  try {
    return await guestApi().call(normArticleEndpoint, { params: { idNorma, articulo }, query: dayQuery(day) })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/**
 * Rulings that cite a norm, or one of its articles, counted by year and outcome, newest first. Null when they could not be counted. Asked as
 * a guest: so no text of a base for subscribers is answered, and no history grows.
 */
export async function loadCitingRulings(idNorma: number, articulo: string | null): Promise<NormRulings | null> {
  const query = { limite: listedRulings, ...(articulo === null ? {} : { articulo }) }
  return guestApi()
    .call(normRulingsEndpoint, { params: { idNorma }, query })
    .catch(() => null)
}

/** What the words of the address find in the norm; null without words. */
export async function searchNorm({ idNorma, day, query }: NormAddress): Promise<NormFinding | null> {
  if (query === '') return null
  const found = await guestApi()
    .call(normTextSearchEndpoint, { params: { idNorma }, query: { consulta: query, ...dayQuery(day) } })
    .catch(() => 'failed' as const)
  return { query, found }
}
