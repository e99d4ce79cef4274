import { type CollectionId, collectionIds } from '@basejuris/domain'
import { analyze, stopWords } from '@basejuris/legal-text'
import { parseDecisionTerm } from '../../../indexing/decision-terms.ts'
import { clusterFacet, decisionFacet, facet, tieFacet } from '../../../indexing/fields.ts'
import { parseTieTerm } from '../../../indexing/topic-terms.ts'
import type { FacetValues, LexicalIndex } from '../../../ports/index.ts'

/** What the index knows of a ruling's matter. */
export interface RulingSigns {
  readonly docId: string
  readonly collections: readonly CollectionId[]
  readonly clusters: readonly string[]
  /** Keys of the articles that it cites. */
  readonly articles: ReadonlySet<string>
  /** Those of them on which its decision rests. */
  readonly decided: ReadonlySet<string>
  /** The same with the place within the article, `CTrib:97#n10`, where it could be read. */
  readonly decidedPlaces: ReadonlySet<string>
  /** Stems of its subjects. */
  readonly subjects: ReadonlySet<string>
  /** Strength of its tie to each topic, by id. */
  readonly topics: ReadonlyMap<string, number>
}

const readFacets = [clusterFacet.id, facet.collection, facet.norm, decisionFacet, facet.subject, tieFacet]

/** The signs of the rulings, in order. */
export async function readSigns(lexical: LexicalIndex, docIds: readonly string[]): Promise<RulingSigns[]> {
  if (docIds.length === 0) return []
  const values = await lexical.facetValues('rulings', docIds, readFacets)
  return docIds.map((docId, at) => signsOf(docId, values[at] ?? {}))
}

const signsOf = (docId: string, values: FacetValues): RulingSigns => {
  const decided = (values[decisionFacet] ?? []).map(parseDecisionTerm)
  return {
    docId,
    collections: collectionIds.filter((id) => values[facet.collection]?.includes(id)),
    clusters: values[clusterFacet.id] ?? [],
    articles: new Set((values[facet.norm] ?? []).filter((key) => key.includes(':'))),
    decided: new Set(decided.map(({ article }) => article)),
    decidedPlaces: new Set(decided.map(({ article, place }) => (place === '' ? article : `${article}#${place}`))),
    subjects: stemsOfValues(values[facet.subject] ?? []),
    topics: new Map((values[tieFacet] ?? []).map(parseTieTerm).map(({ id, strength }) => [id, strength])),
  }
}

/** Stems of the values of facets, without stop words. */
export function stemsOfValues(values: readonly string[]): Set<string> {
  return new Set(values.flatMap((value) => analyze(value)).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token])))
}
