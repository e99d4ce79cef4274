import { type LikelyTopic, openTopicFinder } from '../topics/topic-finder.ts'
import { findTopicByName } from '../topics/topic-table.ts'
import { buildChips } from './chips.ts'
import { conditionKey, type QueryCondition } from './conditions/condition.ts'
import type { ConditionSwitches } from './conditions/find-conditions.ts'
import type { ParsedQuery, QueryTopic } from './parsed-query.ts'
import { isSpecific } from './parts/find-identifiers.ts'

/** Before the key of a topic in `preferred`: it counts in no way. */
const leftOut = '-'
const keyOf = (name: string): string => conditionKey('tema', name)

/** The query with its likely topics, without those that the request leaves out, and with those that it demands, likely or not. */
export async function addTopics(query: ParsedQuery, { required = [], preferred = [] }: ConditionSwitches): Promise<ParsedQuery> {
  const demanded = required.flatMap(demandedTopic)
  const finder = namesNothing(query) ? null : openTopicFinder()
  const likely = (finder?.find(textOfTopics(query)) ?? [])
    .map(({ topic: { id, name }, share }: LikelyTopic): QueryTopic => ({ id, name, key: keyOf(name), mode: 'preferir', share }))
    .filter(({ key }) => !preferred.includes(`${leftOut}${key}`) && !demanded.some((each) => each.key === key))
  const topics = [...demanded, ...likely]
  if (topics.length === 0) return query
  const found = { ...query, topics, conditions: [...query.conditions, ...demanded.map(topicCondition)] }
  return { ...found, chips: buildChips(found) }
}

const demandedTopic = (key: string): QueryTopic[] => {
  const topic = key.startsWith(keyOf('')) ? findTopicByName(key.slice(keyOf('').length)) : null
  return topic === null ? [] : [{ id: topic.id, name: topic.name, key, mode: 'exigir', share: 1 }]
}

/** Operators, a caption and the number of a case say all that is searched for. */
const namesNothing = ({ formal, caption, identifiers, words }: ParsedQuery): boolean =>
  formal || caption !== null || identifiers.some(isSpecific) || words.length === 0

/** The words that are searched, without courts, dates, norms and what is left out. */
const textOfTopics = ({ text, words }: ParsedQuery): string => words.map(({ from, to }) => text.slice(from, to)).join(' ')

const topicCondition = ({ id, name, key }: QueryTopic): QueryCondition => ({
  test: { kind: 'tema', topic: id },
  value: name,
  label: name,
  key,
  mode: 'exigir',
  isOfCase: false,
  isWordToo: false,
  from: 0,
  to: 0,
})
