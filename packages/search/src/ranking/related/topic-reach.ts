import { topicFacet } from '../../indexing/fields.ts'
import type { LexicalIndex } from '../../ports/index.ts'
import { topics } from '../../topics/topic-table.ts'
import { unlimitedValues } from '../order/facets.ts'
import { corpusFilter } from '../request/build-filter.ts'
import type { Corpus } from '../request/search-request.ts'

/** How many rulings belong to a topic. */
export interface TopicReach {
  readonly id: string
  readonly name: string
  readonly total: number
}

/** Every topic with its exact count, in the order of the table. */
export async function countTopicReach(lexical: LexicalIndex, corpus: Corpus): Promise<TopicReach[]> {
  const { facets } = await lexical.search('rulings', {
    text: null,
    filter: corpusFilter(corpus),
    sort: [],
    facets: [{ name: topicFacet, limit: unlimitedValues }],
    offset: 0,
    limit: 0,
  })
  const totals = new Map((facets[topicFacet] ?? []).map(({ value, total }) => [value, total]))
  return topics().map(({ id, name }) => ({ id, name, total: totals.get(id) ?? 0 }))
}
