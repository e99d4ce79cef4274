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
import type { Corpus } from '../../request/search-request.ts'
import type { Neighbourhood } from '../neighbours.ts'
import { type OwnWord, ownWords, ownWordsQuery } from './own-words.ts'
import { type RulingSigns, readSigns, stemsOfValues } from './ruling-signs.ts'
import { minSimilarity, type SimilaritySource, similarityScore } from './similarity-score.ts'
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
  const { lexical } = ports
  const [signs] = await readSigns(lexical, [docId])
  if (signs === undefined) return []
  const others = othersFilter(signs, corpusFilter(corpus))
  const [source, near] = await Promise.all([readSource(ports, signs, corpus), nearestTo(ports, docId, others)])
  const { words, weights } = source
  const [byWords, bySigns] = await Promise.all([
    words.length === 0 ? [] : searchHits(lexical, 'rulings', ownWordsQuery(words), others, maxCandidates.words),
    searchHits(lexical, 'rulings', signsQuery(signs, weights), others, maxCandidates.signs),
  ])
  const ids = [...new Set([...near, ...byWords, ...bySigns].map(({ id }) => id))]
  return best(await scored(lexical, source, near, await readSigns(lexical, ids))).slice(0, limit)
}

/** `similarityScore` of some rulings beside one, by id. Nearness is measured within `scope`. */
export async function similaritiesTo(
  ports: SearchPorts,
  signs: RulingSigns,
  among: readonly RulingSigns[],
  { scope, fictional }: { readonly scope: Filter } & Pick<Corpus, 'fictional'>,
): Promise<ReadonlyMap<string, number>> {
  const others = andFilter([scope, notFilter(inFilter(idField, [signs.docId]))])
  const [source, near] = await Promise.all([readSource(ports, signs, { fictional }), nearestTo(ports, signs.docId, others)])
  return new Map((await scored(ports.lexical, source, near, among)).map((each) => [each.signs.docId, each.score]))
}

type Source = Omit<SimilaritySource, 'topics'>

const readSource = async (ports: SearchPorts, signs: RulingSigns, { fictional }: Pick<Corpus, 'fictional'>): Promise<Source> => {
  const [words, weights] = await Promise.all([wordsOf(ports, signs.docId), weighSigns(ports.lexical, fictional, signs)])
  return { signs, words, weights }
}

const nearestTo = ({ vectors }: SearchPorts, docId: string, filter: Filter): Promise<readonly Hit[]> =>
  vectors.nearest('rulings', { near: { id: docId }, filter, limit: maxCandidates.nearest })

interface Scored {
  readonly signs: RulingSigns
  readonly score: number
}

const scored = async (
  lexical: LexicalIndex,
  source: Source,
  near: readonly Hit[],
  candidates: readonly RulingSigns[],
): Promise<readonly Scored[]> => {
  const [wordParts, topics] = await Promise.all([
    partsOfWords(
      lexical,
      source.signs.docId,
      source.words,
      candidates.map(({ docId }) => docId),
    ),
    weighTopics(lexical, [source.signs, ...candidates]),
  ])
  const nearness = nearnessOf(near)
  return candidates.map((signs): Scored => {
    const compared = { signs, nearness: nearness.get(signs.docId) ?? 0, words: wordParts.get(signs.docId) ?? 0 }
    return { signs, score: similarityScore({ ...source, topics }, compared) }
  })
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

const best = (compared: readonly Scored[]): Hit[] => {
  const seen = new Set<string>()
  return compared
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score || (a.signs.docId < b.signs.docId ? -1 : 1))
    .flatMap(({ signs: { docId, clusters }, score }): Hit[] => {
      if (clusters.some((cluster) => seen.has(cluster))) return []
      for (const cluster of clusters) seen.add(cluster)
      return [{ id: docId, score }]
    })
}
