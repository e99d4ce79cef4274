import { field } from '../../indexing/fields.ts'
import { boost, type LexicalIndex, or, term } from '../../ports/index.ts'
import { openTopicFinder } from '../../topics/topic-finder.ts'
import { searchHits } from '../request/search-ports.ts'

/** Ids of the rulings tied to the likely topics of a text, best first, whatever their words. Empty when no topic is likely. */
export async function rulingsOnTopics(lexical: LexicalIndex, text: string, limit: number): Promise<string[]> {
  const likely = openTopicFinder().find(text)
  if (likely.length === 0) return []
  const ties = or(likely.map(({ topic, share }) => boost(term(topic.id, { [field.topic]: 1 }), share)))
  return (await searchHits(lexical, 'rulings', ties, null, limit)).map(({ id }) => id)
}
