import { clusterFacet } from '../../indexing/fields.ts'
import { andFilter, type Hit, idField, inFilter, notFilter } from '../../ports/index.ts'
import { corpusFilter } from '../request/build-filter.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { Corpus } from '../request/search-request.ts'
import { type ContraryRuling, type ContraryRulings, findContraryRulings } from './contrary-rulings.ts'

/** `collections` are those that the actor may read. */
export interface Neighbourhood extends Corpus {
  readonly docId: string
  readonly limit: number
}

export interface ContrastRequest extends Neighbourhood {
  /** Preferred among the articles on which contrary rulings decided. */
  readonly article?: string | undefined
}

export interface Contrast extends ContraryRuling {
  /** Cosine; 0 where the ruling has no vector. */
  readonly score: number
}

/** The contrary rulings of a ruling, as its card counts them, and the nearest of them. */
export interface ContrastAnswer extends Omit<ContraryRulings, 'rulings'> {
  /** Nearest first. */
  readonly nearest: readonly Contrast[]
}

/** Near-identical rulings are collapsed, so more candidates than results are fetched. */
const candidatesPerResult = 6

/** Nearest in meaning, highest cosine first. Rulings near-identical to it are left out, and of other clusters one ruling remains. */
export function similarRulings(ports: SearchPorts, neighbourhood: Neighbourhood): Promise<readonly Hit[]> {
  return nearestAmong(ports, neighbourhood)
}

/** Rulings that decided an article of this one the other way: see `findContraryRulings`. Null when there are none. */
export async function contrastingRulings(
  { lexical, vectors }: SearchPorts,
  { docId, limit, article, ...corpus }: ContrastRequest,
): Promise<ContrastAnswer | null> {
  const found = (await findContraryRulings(lexical, corpus, [docId], article)).get(docId)
  if (found === undefined) return null
  const { rulings, ...counted } = found
  const ids = rulings.map((each) => each.docId)
  const hits = await vectors.nearest('rulings', { near: { id: docId }, filter: inFilter(idField, ids), limit: ids.length })
  const scores = new Map(hits.map(({ id, score }) => [id, score]))
  const nearest = rulings
    .map((each): Contrast => ({ ...each, score: scores.get(each.docId) ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
  return { ...counted, nearest }
}

const nearestAmong = async ({ lexical, vectors }: SearchPorts, { docId, limit, ...corpus }: Neighbourhood): Promise<readonly Hit[]> => {
  const [own] = await lexical.facetValues('rulings', [docId], [clusterFacet.id])
  const filter = andFilter([corpusFilter(corpus), notFilter(inFilter(clusterFacet.id, own?.[clusterFacet.id] ?? []))])
  const hits = await vectors.nearest('rulings', { near: { id: docId }, filter, limit: limit * candidatesPerResult })
  const clusters = await lexical.facetValues(
    'rulings',
    hits.map(({ id }) => id),
    [clusterFacet.id],
  )
  const seen = new Set<string>()
  return hits
    .filter((_, at) => {
      const [cluster] = clusters[at]?.[clusterFacet.id] ?? []
      if (cluster === undefined) return true
      if (seen.has(cluster)) return false
      seen.add(cluster)
      return true
    })
    .slice(0, limit)
}
