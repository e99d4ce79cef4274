import { clusterFacet, facet, field, originFacet } from '../../../indexing/fields.ts'
import {
  andFilter,
  boost,
  type Filter,
  type Hit,
  idField,
  inFilter,
  type LexicalIndex,
  notFilter,
  or,
  type TextQuery,
  term,
} from '../../../ports/index.ts'
import { corpusFilter } from '../../request/build-filter.ts'
import { type SearchPorts, searchHits } from '../../request/search-ports.ts'
import type { Neighbourhood } from '../neighbours.ts'
import { type OwnWord, ownWords, ownWordsQuery } from './own-words.ts'
import { type RulingSigns, readSigns, stemsOfValues } from './ruling-signs.ts'
import { type Compared, minSimilarity, type SimilaritySource, similarityScore } from './similarity-score.ts'
import { type SignWeights, weighSigns, weighTopics } from './weigh-signs.ts'

/** How many candidates come from the vectors, from the words, and from topics, subjects and articles together. */
const maxCandidates = { nearest: 100, words: 40, signs: 40 } as const
/** Topics of the source by which candidates are found. */
const maxTopics = 8
const nameFacets = [facet.court, facet.chamber, facet.judge, facet.drafter, originFacet]

/**
 * Rulings about the same as one, with their `similarityScore`, most similar first. Rulings near-identical to it are left out, and of other
 * clusters one ruling remains. Those below `minSimilarity` are not listed, so there may be fewer than `limit`, or none.
 */
export async function similarRulings(ports: SearchPorts, { docId, limit, ...corpus }: Neighbourhood): Promise<readonly Hit[]> {
  const { lexical, vectors } = ports
  const [signs] = await readSigns(lexical, [docId])
  if (signs === undefined) return []
  const [words, weights] = await Promise.all([wordsOf(ports, docId), weighSigns(lexical, corpus, signs)])
  const others = othersFilter(signs, corpusFilter(corpus))
  const [near, byWords, bySigns] = await Promise.all([
    vectors.nearest('rulings', { near: { id: docId }, filter: others, limit: maxCandidates.nearest }),
    words.length === 0 ? [] : searchHits(lexical, 'rulings', ownWordsQuery(words), others, maxCandidates.words),
    searchHits(lexical, 'rulings', signsQuery(signs, weights), others, maxCandidates.signs),
  ])
  const ids = [...new Set([...near, ...byWords, ...bySigns].map(({ id }) => id))]
  const [candidates, wordParts] = await Promise.all([readSigns(lexical, ids), partsOfWords(lexical, docId, words, ids)])
  const topics = await weighTopics(lexical, [signs, ...candidates])
  const source: SimilaritySource = { signs, weights, topics, words }
  const nearness = nearnessOf(near)
  const compared = candidates.map((each): Compared => {
    return { signs: each, nearness: nearness.get(each.docId) ?? 0, words: wordParts.get(each.docId) ?? 0 }
  })
  return best(source, compared).slice(0, limit)
}

const othersFilter = ({ docId, clusters }: RulingSigns, corpus: Filter): Filter =>
  andFilter([
    corpus,
    notFilter(inFilter(idField, [docId])),
    ...(clusters.length === 0 ? [] : [notFilter(inFilter(clusterFacet.id, clusters))]),
  ])

/** Without its text a ruling has none. */
const wordsOf = async ({ lexical, readRulings }: SearchPorts, docId: string): Promise<readonly OwnWord[]> => {
  if (readRulings === undefined) return []
  const [[ruling], [names = {}]] = await Promise.all([readRulings([docId]), lexical.facetValues('rulings', [docId], nameFacets)])
  if (ruling === undefined) return []
  return ownWords(lexical, ruling.sections, stemsOfValues(Object.values(names).flat()))
}

/** Matches rulings that share a topic, a subject or an article. */
const signsQuery = ({ topics }: RulingSigns, { articles, subjects }: SignWeights): TextQuery => {
  const strongest = [...topics].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).slice(0, maxTopics)
  return or([
    ...strongest.map(([id, strength]) => boost(term(id, { [field.topic]: 1 }), strength)),
    ...[...subjects.keys()].map((stem) => term(stem, { [field.subject]: 1 })),
    ...[...articles].map(([key, weight]) => boost(term(key, { [field.norm]: 1 }), weight)),
  ])
}

/** By id, the score of each ruling for the words beside that of the source itself. */
const partsOfWords = async (
  lexical: LexicalIndex,
  docId: string,
  words: readonly OwnWord[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (words.length === 0) return new Map()
  const hits = await searchHits(lexical, 'rulings', ownWordsQuery(words), inFilter(idField, [docId, ...ids]), ids.length + 1)
  const own = hits.find(({ id }) => id === docId)?.score ?? 0
  return own === 0 ? new Map() : new Map(hits.map(({ id, score }) => [id, Math.min(1, score / own)]))
}

/** Cosines depend on the encoder, so that each is measured from the last of the nearest. */
const nearnessOf = (near: readonly Hit[]): ReadonlyMap<string, number> => {
  const last = near.at(-1)?.score ?? 0
  return new Map(near.map(({ id, score }) => [id, last >= 1 ? 0 : Math.max(0, Math.min(1, (score - last) / (1 - last)))]))
}

const best = (source: SimilaritySource, compared: readonly Compared[]): Hit[] => {
  const seen = new Set<string>()
  return compared
    .map((each) => ({ signs: each.signs, score: similarityScore(source, each) }))
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score || (a.signs.docId < b.signs.docId ? -1 : 1))
    .flatMap(({ signs: { docId, clusters }, score }): Hit[] => {
      if (clusters.some((cluster) => seen.has(cluster))) return []
      for (const cluster of clusters) seen.add(cluster)
      return [{ id: docId, score }]
    })
}
