import { tieFacet } from '../../indexing/fields.ts'
import { parseTieTerm } from '../../indexing/topic-terms.ts'
import type { Hit, LexicalIndex } from '../../ports/index.ts'
import type { QueryTopic } from '../../query/parsed-query.ts'

/** What a full tie to all the topics of a query adds to a cosine. */
const weight = 0.15
/** Strength from which a tie is full. */
const fullTie = 4

/** Rulings found by meaning, those tied to the likely topics of the query raised, in the order of their new scores. */
export async function raiseByTopics(
  lexical: Pick<LexicalIndex, 'facetValues'>,
  hits: readonly Hit[],
  topics: readonly QueryTopic[],
): Promise<readonly Hit[]> {
  if (topics.length === 0 || hits.length === 0) return hits
  const values = await lexical.facetValues(
    'rulings',
    hits.map(({ id }) => id),
    [tieFacet],
  )
  return hits
    .map(({ id, score }, at): Hit => {
      const ties = new Map((values[at]?.[tieFacet] ?? []).map(parseTieTerm).map((tie) => [tie.id, tie.strength]))
      const tied = topics.reduce((sum, topic) => sum + (topic.share * Math.min(fullTie, ties.get(topic.id) ?? 0)) / fullTie, 0)
      return { id, score: score + weight * tied }
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
