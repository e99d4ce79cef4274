import { analyze, foldText, stopWords } from '@basejuris/legal-text'
import type { TopicFinder } from '../topics/topic-finder.ts'
import { narrativeOf } from './conditions/narrative.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { QueryConcept } from './parts/query-parts.ts'

/** Topics of a story among which the one of an everyday phrase is looked for. */
const agreeing = 15
/** Topics whose formal wordings a sense may share. */
const sharing = 10
/** Letters that an everyday word and a formal one have in common where they are one word: «despidieron» and «despido». */
const minBeginning = 5

/**
 * The everyday phrases of a story that mean the topic they stand for. «Me echó» of an isapre is no dismissal. A phrase is searched as words where its topic
 * is not among those of the story, and no likely topic is named by the same words. A short search keeps all.
 */
export function agreeingSenses(query: ParsedQuery, asked: string, finder: TopicFinder): readonly QueryConcept[] {
  const doubtful = query.concepts.filter(({ concept }) => concept.topic !== null)
  if (doubtful.length === 0 || narrativeOf(query.text, query.phrases) === 'notes') return query.concepts
  const likely = finder.rank(asked, agreeing).map(({ topic }) => topic)
  if (likely.length === 0) return query.concepts
  const ids = new Set(likely.map(({ id }) => id))
  const wordings = new Set(likely.slice(0, sharing).flatMap(({ formal }) => formal.map(({ wording }) => wording)))
  return query.concepts.filter(
    (found) =>
      found.concept.topic === null ||
      ids.has(found.concept.topic) ||
      found.concept.formal.some((wording) => wordings.has(wording)) ||
      isLiteral(query.text, found),
  )
}

/** The phrase has a word of the courts themselves. */
const isLiteral = (text: string, { from, to, concept }: QueryConcept): boolean => {
  const formal = new Set(concept.formal.flatMap(beginnings))
  return beginnings(text.slice(from, to)).some((beginning) => formal.has(beginning))
}

const beginnings = (text: string): string[] =>
  analyze(foldText(text)).flatMap(({ exact }) =>
    stopWords.has(exact) || exact.length < minBeginning ? [] : [exact.slice(0, minBeginning)],
  )
