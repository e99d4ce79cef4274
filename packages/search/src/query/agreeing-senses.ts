import { analyze, foldText, stopWords } from '@basejuris/legal-text'
import { isWordOfCourts } from '../topics/find-concepts.ts'
import type { TopicFinder } from '../topics/topic-finder.ts'
import { wordTokens } from '../word-tokens.ts'
import { narrativeOf } from './conditions/narrative.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { QueryConcept } from './parts/query-parts.ts'

/** Topics of a story among which the one of an everyday phrase is looked for. */
const agreeing = 15
/** Topics whose formal wordings a sense may share. */
const sharing = 10
/** Of a story for a word that courts write too: «mina» in what happened to a worker is no concession. */
const agreeingWithWord = 5
/** Of short notes, whose few words reach topics beside theirs. */
const agreeingWithNotes = 2
/** Letters that an everyday word and a formal one have in common where they are one word: «despidieron» and «despido». */
const minBeginning = 5

/**
 * The everyday phrases that mean the topic they stand for. «Me echó» of an isapre is no dismissal. A phrase is searched as words where its topic is not
 * among those of the query, and no likely topic is named by the same words. Short notes lose no phrase but a word that courts write too.
 */
export function agreeingSenses(query: ParsedQuery, asked: string, finder: TopicFinder): readonly QueryConcept[] {
  const doubtful = query.concepts.filter(({ concept }) => concept.topic !== null)
  if (doubtful.length === 0) return query.concepts
  const isNotes = narrativeOf(query.text, query.phrases) === 'notes'
  const likely = finder.rank(asked, isNotes ? agreeingWithNotes : agreeing).map(({ topic }) => topic)
  if (likely.length === 0) return query.concepts
  const ids = new Set(likely.map(({ id }) => id))
  const first = new Set(likely.slice(0, agreeingWithWord).map(({ id }) => id))
  const wordings = new Set(likely.slice(0, sharing).flatMap(({ formal }) => formal.map(({ wording }) => wording)))
  return query.concepts.filter((found) => {
    if (found.concept.topic === null) return true
    const isOfCourts = isOneWordOfCourts(query.text.slice(found.from, found.to))
    return (
      (isNotes && !isOfCourts) ||
      (isOfCourts ? first : ids).has(found.concept.topic) ||
      found.concept.formal.some((wording) => wordings.has(wording)) ||
      isLiteral(query.text, found)
    )
  })
}

/** «Hospital», not «nana» nor «me echó». */
const isOneWordOfCourts = (said: string): boolean => {
  const [word, ...others] = wordTokens(analyze(said))
  return word !== undefined && others.length === 0 && isWordOfCourts(word)
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
