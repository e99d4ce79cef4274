import { findNormCitations, foldText } from '@basejuris/legal-text'
import type { QuestionDemands } from '@basejuris/search'
import { withContext } from '../question/follow-up.ts'
import { asksOnlyWhatWasHeld, hasSubject, withSubject } from './part-subject.ts'

/** Why a sub-question is asked: it is the question, a part of it, its topic, a norm that it names, or a search of the configured model. */
export const subQuestionReasons = ['pregunta', 'parte', 'tema', 'norma', 'modelo'] as const
export type SubQuestionReason = (typeof subQuestionReasons)[number]

/** A question that research asks by itself. */
export interface SubQuestion {
  readonly reason: SubQuestionReason
  /** As shown. */
  readonly title: string
  /** As searched. */
  readonly query: string
}

/** Sub-questions of one research job, the question itself included. */
export const maxSubQuestions = 6
/** Words that a part of a question must have to be asked alone. */
const minPartWords = 4
const maxTopics = 2
/** A second topic is asked about where it is nearly as likely as the first. */
const minTopicShare = 0.7
const maxNorms = 2
/** Rarest words of the question that go with a norm. */
const wordsWithNorm = 3

/** Begins a second question in the same sentence: «¿cuál es el plazo y quién lo cuenta?», «¿… y puede pedirlo el heredero?». On folded text. */
const secondQuestion =
  /,?\s+(?:y|e|o)\s+(?=(?:en\s+)?(?:que|cual|cuales|quien|quienes|cuando|cuanto|cuanta|cuantos|como|donde|desde cuando|se puede|pueden?|podrian?|deben?|procede|corresponde|cabe|tienen? derecho)\b)/gu

/**
 * What a question asks, by rules: the question, its parts, its likely topics and the norms that it names, in this order and each once.
 * At most `maxSubQuestions`.
 */
export function splitQuestion(question: string, { demands, topics }: Pick<QuestionDemands, 'demands' | 'topics'>): readonly SubQuestion[] {
  const parts = partsOf(question, demands)
  const rare = demands
    .filter(({ kind }) => kind === 'words')
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, wordsWithNorm)
    .map(({ label }) => label)
  const likely = topics.slice(0, maxTopics).filter(({ share }) => share >= minTopicShare * (topics[0]?.share ?? 0))
  const all: SubQuestion[] = [
    { reason: 'pregunta', title: question, query: question },
    ...parts.map((part): SubQuestion => ({ reason: 'parte', ...part })),
    ...likely.map(({ name }): SubQuestion => ({ reason: 'tema', title: `Qué se ha resuelto sobre ${name}`, query: name })),
    ...normsOf(question).map(
      (label): SubQuestion => ({ reason: 'norma', title: `Cómo se aplica ${label}`, query: [label, ...rare].join(' ') }),
    ),
  ]
  return onceEach(all).slice(0, maxSubQuestions)
}

/** Each query once, the first stays. */
export function onceEach(all: readonly SubQuestion[]): SubQuestion[] {
  const known = new Set<string>()
  return all.filter(({ query }) => {
    const key = keyOf(query)
    if (key === '' || known.has(key)) return false
    known.add(key)
    return true
  })
}

const keyOf = (query: string): string =>
  foldText(query)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

interface Part {
  readonly text: string
  /** It is the second question of a sentence. */
  readonly isJoined: boolean
}

/** Questions of a text, each with the context that it needs. A story without questions has none, and so has one question alone. */
function partsOf(question: string, demands: QuestionDemands['demands']): Pick<SubQuestion, 'title' | 'query'>[] {
  const asked = [...question.matchAll(/(?:¿([^¿?]+)\?|([^¿?.;\n]+)\?)/gu)].flatMap(([, opened, unopened]) =>
    cutSecond((opened ?? unopened ?? '').trim()),
  )
  const long = asked.filter(({ text }) => wordCount(text) >= minPartWords)
  if (long.length < 2) return []
  const texts = long.map(({ text }) => text)
  const whole = keyOf(question)
  return long.flatMap(({ text, isJoined }, at) => {
    if (asksOnlyWhatWasHeld(text)) return []
    const context = { before: texts.slice(0, at), all: texts, demands }
    const query = `¿${inContext({ text, isJoined }, context)}?`
    // With all that comes before, the last part would be the question again, and would not be asked.
    const isWhole = keyOf(query) === whole
    return [{ title: `¿${capital(text)}?`, query: isWhole ? `¿${withSubject(text, context.before, demands)}?` : query }]
  })
}

interface PartContext {
  readonly before: readonly string[]
  readonly all: readonly string[]
  readonly demands: QuestionDemands['demands']
}

/** A part that goes on from the one before takes its words. A joined one, or one without a matter of its own, takes the matter of the others. */
function inContext({ text, isJoined }: Part, { before, all, demands }: PartContext): string {
  const following = withContext(text, before.at(-1) ?? null)
  if (following !== text || (!isJoined && hasSubject(text))) return following
  const others = isJoined || before.some(hasSubject) ? before : all
  return withSubject(text, others, demands)
}

function cutSecond(part: string): Part[] {
  const starts = [...foldedAsLong(part).matchAll(secondQuestion)].map(({ index, 0: joint }) => ({ from: index, to: index + joint.length }))
  const cuts = [{ from: 0, to: 0 }, ...starts, { from: part.length, to: part.length }]
  return cuts.slice(0, -1).map(({ to }, at) => ({ text: part.slice(to, cuts[at + 1]?.from).trim(), isJoined: at > 0 }))
}

/** Folded where that keeps every offset. */
const foldedAsLong = (text: string): string => {
  const folded = foldText(text)
  return folded.length === text.length ? folded : text.toLowerCase()
}

const wordCount = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function normsOf(question: string): string[] {
  const labels = findNormCitations(question).flatMap(({ label, article, idNorma }) => (article === null || idNorma === null ? [] : [label]))
  return [...new Set(labels)].slice(0, maxNorms)
}
