import { findMatches, overlaps } from '@basejuris/legal-text'
import { isOfUnnamedBranch } from '../topics/proceedings.ts'
import type { Topic } from '../topics/topic.ts'
import { type LikelyTopic, openTopicFinder } from '../topics/topic-finder.ts'
import { findTopicByName } from '../topics/topic-table.ts'
import { agreeingSenses } from './agreeing-senses.ts'
import { buildChips } from './chips.ts'
import { conditionKey, type QueryCondition } from './conditions/condition.ts'
import type { ConditionSwitches } from './conditions/find-conditions.ts'
import { kindsOfCourt } from './outcomes/verdict-words.ts'
import type { ParsedQuery, QueryTopic } from './parsed-query.ts'
import { isSpecific } from './parts/find-identifiers.ts'

/** Before the key of a topic in `preferred`: it counts in no way. */
const leftOut = '-'
const keyOf = (name: string): string => conditionKey('tema', name)

/**
 * The query with its likely topics, without those that the request leaves out, and with those that it demands, likely or not. Everyday phrases that
 * stand for another topic than the story's are words again.
 */
export async function addTopics(query: ParsedQuery, { required = [], preferred = [] }: ConditionSwitches): Promise<ParsedQuery> {
  const asked = namesNothing(query) ? '' : textOfTopics(query)
  // Opening it takes long, and a query of one case needs none.
  const finder = asked === '' ? null : openTopicFinder()
  const found = ofNamedBranches(finder?.find(asked) ?? [], query).map(topicOfQuery)
  const concepts = finder === null ? query.concepts : agreeingSenses(query, asked, finder)
  const demanded = required.flatMap((key) => demandedTopic(key, found))
  const likely = found.filter(({ key }) => !preferred.includes(`${leftOut}${key}`) && !demanded.some((each) => each.key === key))
  const topics = [...demanded, ...likely]
  if (topics.length === 0 && concepts.length === query.concepts.length) return query
  const understood = { ...query, concepts, topics, conditions: [...query.conditions, ...demanded.map(topicCondition)] }
  return { ...understood, chips: buildChips(understood) }
}

/** Without the topics of a branch of law that the query does not name, where another topic or a norm of another law speaks for another branch. */
const ofNamedBranches = (found: readonly LikelyTopic[], { text, norms }: ParsedQuery): readonly LikelyTopic[] => {
  const named = found.filter(({ topic }) => !isOfUnnamedBranch(topic, text))
  return named.length > 0 ? named : found.filter(({ topic }) => norms.every(({ key }) => isOfLaws(topic, key)))
}

const isOfLaws = ({ norms }: Topic, key: string): boolean => norms.some((norm) => lawOf(norm) === lawOf(key))

const lawOf = (key: string): string => key.split(':')[0] ?? key

const topicOfQuery = ({ topic: { id, name }, share, confidence }: LikelyTopic): QueryTopic => ({
  id,
  name,
  key: keyOf(name),
  mode: 'preferir',
  share,
  confidence,
})

const demandedTopic = (key: string, found: readonly QueryTopic[]): QueryTopic[] => {
  const topic = key.startsWith(keyOf('')) ? findTopicByName(key.slice(keyOf('').length)) : null
  if (topic === null) return []
  const confidence = found.find(({ id }) => id === topic.id)?.confidence ?? 0
  return [{ id: topic.id, name: topic.name, key, mode: 'exigir', share: 1, confidence }]
}

/** Operators, a caption and the number of a case say all that is searched for. */
const namesNothing = ({ formal, caption, identifiers, words }: ParsedQuery): boolean =>
  formal || caption !== null || identifiers.some(isSpecific) || words.length === 0

/** The words that are searched, without courts, dates, norms and what is left out. */
const textOfTopics = ({ text, words }: ParsedQuery): string => {
  const courts = findMatches(text, decidingCourt).map(({ index, 0: written }) => ({ from: index, to: index + written.length }))
  return words
    .filter((word) => !courts.some((court) => overlaps(court, word)))
    .map(({ from, to }) => text.slice(from, to))
    .join(' ')
}

/** «el juzgado del trabajo rechazó»: who decided, which is not what the story is about. */
const decidingCourt = new RegExp(
  String.raw`(?<!\p{L})(?:el|un)\s+(?:juzgado|tribunal)(?:\s+(?:del?|${kindsOfCourt}))*(?=\s+(?:acog|acoj|rechaz|desestim|desech|revoc|confirm|anul|absolvi|conden|declar)\p{L}+)`,
  'giu',
)

const topicCondition = ({ id, name, key }: QueryTopic): QueryCondition => ({
  test: { kind: 'tema', topic: id },
  value: name,
  label: name,
  key,
  mode: 'exigir',
  isOfCase: false,
  isWordToo: false,
  isSaidToo: false,
  from: 0,
  to: 0,
})
