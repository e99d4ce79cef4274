import { analyze, findNormCitations, foldText, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { coverage } from '../choosing/score-candidates.ts'
import { sharedStems } from '../choosing/text-overlap.ts'
import { takeTurns } from '../choosing/turns.ts'
import { givesAnswer, readQuestion } from '../question/read-question.ts'
import { cutClauses } from '../spans/cut-clauses.ts'

/** Verbatim words of a paragraph of a document: a half-open range of UTF-16 offsets. */
export interface DocumentQuotation {
  /** Place of the paragraph, from 0. */
  readonly paragraph: number
  readonly from: number
  readonly to: number
}

interface AskedOfDocument {
  readonly question: string
  readonly demands: readonly QuestionDemand[]
}

interface Sentence extends DocumentQuotation {
  readonly text: string
  readonly stems: readonly string[]
  readonly covers: readonly number[]
}

interface ScoredSentence extends Sentence {
  /** Part of the demands that it speaks of. */
  readonly spoken: number
  readonly score: number
}

const maxQuotations = 3
const maxCharacters = 900
const minLength = 25
/** Part of the demands that a sentence must speak of. */
const minSpoken = 0.3
/** The same for the best one, where none reaches that: a question of two halves asks more than one sentence says. */
const minSpokenAlone = 0.12
/** What a sentence of the kind that the question asks for is worth, beside what it speaks of. */
const kindWeight = 0.2
/** Below this part of the best one, a sentence is not quoted. */
const minShare = 0.5
/** Two sentences with so many words in common say the same. */
const maxOverlap = 0.6
/** First letters of a stem that every form of its word has. */
const stemLetters = 4

/**
 * The sentences of a document that speak of a question, in their order. Demands count by their rarity in the index and in the document; the
 * likely topic is none, since it is told in the words of courts. The text is data: nothing in it changes what is looked for.
 */
export async function quoteDocument(
  paragraphs: readonly string[],
  { question, demands: all }: AskedOfDocument,
  signal: AbortSignal,
): Promise<DocumentQuotation[]> {
  const demands = all.filter(({ kind }) => kind !== 'topic')
  const mayMatch = demands.map(openings)
  const sentences: Sentence[] = []
  const endTurn = takeTurns(signal)
  for (const [paragraph, text] of paragraphs.entries()) {
    await endTurn()
    const folded = foldText(text)
    if (mayMatch.some((pattern) => pattern.test(folded))) sentences.push(...sentencesOf(text, paragraph, demands))
  }
  const scored = score(sentences, question, demands)
  const enough = scored.filter(({ spoken }) => spoken >= minSpoken)
  return (enough.length > 0 ? choose(enough, maxQuotations) : choose(scored, 1))
    .sort((a, b) => a.paragraph - b.paragraph || a.from - b.from)
    .map(({ paragraph, from, to }) => ({ paragraph, from, to }))
}

/** Matches a folded text where some sentence may speak of the demand. Articles are read where a number stands. */
function openings({ wordings, norms }: QuestionDemand): RegExp {
  const starts = wordings.flatMap(([first]) => (first === undefined ? [] : [RegExp.escape(first.slice(0, stemLetters))]))
  return new RegExp([...starts, ...(norms.length > 0 ? [String.raw`\d`] : [])].join('|') || '(?!)', 'u')
}

const sentencesOf = (text: string, paragraph: number, demands: readonly QuestionDemand[]): Sentence[] =>
  cutClauses(text).flatMap(({ from, to }) => {
    const words = text.slice(from, to)
    if (words.length < minLength || words.length > maxCharacters) return []
    const stems = analyze(words).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token]))
    let keys: ReadonlySet<string> | undefined
    const norms = (): ReadonlySet<string> => {
      keys ??= new Set(findNormCitations(words).map(({ key }) => key))
      return keys
    }
    const covers = demands.map((demand) => coverage({ stems, norms }, demand))
    return covers.some((each) => each > 0) ? [{ paragraph, from, to, text: words, stems, covers }] : []
  })

function score(sentences: readonly Sentence[], question: string, demands: readonly QuestionDemand[]): ScoredSentence[] {
  const worth = demands.map(({ rarity }, at) => {
    const having = sentences.filter(({ covers }) => (covers[at] ?? 0) > 0).length
    const within = 1 - Math.log(having + 1) / Math.log(sentences.length + 2)
    return (0.15 + rarity) * (0.4 + 0.6 * within)
  })
  const all = worth.reduce((sum, each) => sum + each, 0)
  const { kinds } = readQuestion(question)
  return sentences.flatMap((sentence) => {
    const spoken = sentence.covers.reduce((sum, each, at) => sum + each * (worth[at] ?? 0), 0) / all
    if (spoken < minSpokenAlone) return []
    const folded = foldText(sentence.text)
    const given = kinds.length === 0 ? 0 : kinds.filter((kind) => givesAnswer(kind, folded)).length / kinds.length
    return [{ ...sentence, spoken, score: spoken + kindWeight * given }]
  })
}

function choose(scored: readonly ScoredSentence[], most: number): ScoredSentence[] {
  const ordered = [...scored].sort((a, b) => b.score - a.score)
  const best = ordered[0]?.score ?? 0
  const chosen: ScoredSentence[] = []
  let left = maxCharacters
  for (const sentence of ordered) {
    if (chosen.length === most || sentence.score < best * minShare) break
    if (sentence.text.length > left || chosen.some(({ stems }) => sharedStems(stems, sentence.stems) > maxOverlap)) continue
    chosen.push(sentence)
    left -= sentence.text.length
  }
  return chosen
}
