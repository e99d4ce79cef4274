import type { Section } from '@basejuris/domain'
import { analyze } from '../analysis/analyze.ts'
import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import { stopWords } from '../analysis/stop-words.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { findDisposition } from '../disposition/find-disposition.ts'
import { findUndecided, type UndecidedPlace } from '../disposition/find-undecided.ts'
import { addEvidence, findNormCitations, type NormEvidence, newEvidence } from '../norms/find-norm-citations.ts'
import { findVoices } from '../speaker/find-voices.ts'
import { decidedClauses, dismissalVerdicts } from './decided-clauses.ts'

/** Words of a court, verbatim: a half-open UTF-16 range of one paragraph. */
export interface HoldingPassage {
  /** Anchor of the paragraph. */
  readonly anchor: string
  readonly from: number
  readonly to: number
  readonly text: string
  /** Its sentence goes on. */
  readonly isCut: boolean
}

interface Holding extends HoldingPassage {
  /** It names the article, or its section does. */
  readonly isOnArticle: boolean
  readonly score: number
  readonly words: ReadonlySet<string>
}

const minLetters = 80
const maxLetters = 520
const maxHoldings = 12
/** Sentences that share more than this say the same, as those that courts repeat. */
const sameWords = 0.97
/** What each property of a sentence adds, and what shared words add to a pair. */
const weights = { citesArticle: 2.5, besideArticle: 1.5, decides: 3, last: 1, shared: 4 } as const

/**
 * The two sentences of two rulings that answer one question on an article, one in each. They are the courts' own words, from reasons that
 * name the article where some do, preferred where they name it, decide something, stand late and share words. What a court says that it does
 * not decide is none of them. Null for a ruling without reasons or decision of its own.
 */
export function findOpposedPassages(
  one: readonly Section[],
  other: readonly Section[],
  article: string,
): readonly [HoldingPassage | null, HoldingPassage | null] {
  const [ours, theirs] = [holdingsOf(one, article), holdingsOf(other, article)]
  let best: { readonly pair: readonly [Holding, Holding]; readonly score: number } | null = null
  for (const own of ours)
    for (const rival of theirs) {
      const shared = overlap(own.words, rival.words)
      const score = own.score + rival.score + weights.shared * (shared < sameWords ? shared : 0)
      if (best === null || score > best.score) best = { pair: [own, rival], score }
    }
  const [left, right] = best?.pair ?? [ours[0], theirs[0]]
  return [left === undefined ? null : passageOf(left), right === undefined ? null : passageOf(right)]
}

const passageOf = ({ anchor, from, to, text, isCut }: Holding): HoldingPassage => ({ anchor, from, to, text, isCut })

/** Cosine of two sets. */
const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared / Math.sqrt(one.size * other.size)
}

/** Cached by the sections, which stay the same until the ruling changes, and of them by article. */
const cached = new WeakMap<readonly Section[], Map<string, readonly Holding[]>>()

function holdingsOf(sections: readonly Section[], article: string): readonly Holding[] {
  const byArticle = cached.get(sections) ?? new Map<string, readonly Holding[]>()
  cached.set(sections, byArticle)
  const found = byArticle.get(article) ?? findHoldings(sections, article)
  byArticle.set(article, found)
  return found
}

function findHoldings(sections: readonly Section[], article: string): readonly Holding[] {
  const evidence = newEvidence()
  for (const { paragraphs } of sections) for (const { text } of paragraphs) addEvidence(text, evidence)
  const hasReasons = sections.some(({ kind }) => kind === 'considerando')
  const reasons = sections.filter(({ kind }) => kind === 'considerando' || (!hasReasons && kind === 'texto'))
  const undecided = findUndecided(reasons)
  const holdings = reasons.flatMap((section, at) => holdingsIn(section, { article, evidence, undecided, isLast: at * 2 >= reasons.length }))
  if (holdings.length === 0) return decisionOf(sections)
  const onArticle = holdings.filter((each) => each.isOnArticle)
  return (onArticle.length > 0 ? onArticle : holdings).sort((a, b) => b.score - a.score).slice(0, maxHoldings)
}

interface Reading {
  readonly article: string
  readonly evidence: NormEvidence
  readonly undecided: readonly UndecidedPlace[]
  readonly isLast: boolean
}

const holdingsIn = (section: Section, { article, evidence, undecided, isLast }: Reading): Holding[] => {
  const voices = findVoices(section)
  const citing = section.paragraphs.map(({ text }) => findNormCitations(text, evidence).filter(({ key }) => isOf(key, article)))
  const beside = citing.some((places) => places.length > 0) ? weights.besideArticle : 0
  return section.paragraphs.flatMap(({ anchor, text }, index) => {
    const others = [...(voices.get(anchor) ?? []), ...undecided.filter((place) => place.anchor === anchor)]
    const places = citing[index] ?? []
    return splitSentences(text).flatMap((sentence): Holding[] => {
      if (others.some(({ from, to }) => from < sentence.to && to > sentence.from)) return []
      const span = cutSentence(text, sentence)
      const words = text.slice(span.from, span.to)
      if (words.replace(/\P{L}/gu, '').length < minLetters) return []
      const folded = foldSameLength(words)
      const decides =
        !states.test(folded) && (decidedClauses(folded).length > 0 || dismissalVerdicts(folded).size > 0 || holds.test(folded))
      const cites = places.some(({ from, to }) => from >= span.from && to <= span.to)
      const score = (cites ? weights.citesArticle : beside) + (decides ? weights.decides : 0) + (isLast ? weights.last : 0)
      return [
        { anchor, ...span, text: words, isCut: span.to < sentence.to, isOnArticle: cites || beside > 0, score, words: contentOf(words) },
      ]
    })
  })
}

/** An article, or a part that another numbering adds to it: 225-2 of 225. */
const isOf = (key: string, article: string): boolean => key === article || key.startsWith(`${article}-`)

/** A conclusion of a court on a question of law or on the act before it. */
const holds =
  /\b(?:por (?:lo tanto|consiguiente|ende)|en consecuencia|de (?:esta|este) (?:forma|manera|modo)|no (?:puede|cabe|procede|resulta|basta|es posible)|(?:ilegal|arbitrari|ajustad|vulner|infring|unific|correct)\w*|debe (?:entenderse|concluirse|estimarse))\b/u

/** What the case is about, before anything is concluded. */
const states = /\b(?:objeto del recurso|se (?:imputa|denuncia|reprocha|impugna)|consistente en|hac(?:e|er) consistir|se ordeno por)\b/u

/** A long sentence ends at the last comma or semicolon that leaves it short enough. */
const cutSentence = (text: string, { from, to }: TextSpan): TextSpan => {
  if (to - from <= maxLetters) return { from, to }
  const short = text.slice(from, from + maxLetters)
  const end = Math.max(short.lastIndexOf('; '), short.lastIndexOf(', '))
  return { from, to: from + (end > maxLetters / 2 ? end : Math.max(short.lastIndexOf(' '), maxLetters / 2)) }
}

const contentOf = (text: string): ReadonlySet<string> =>
  new Set(analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) || token.length < 3 ? [] : [token])))

/** A ruling without reasons of its own answers by its decision. */
const decisionOf = (sections: readonly Section[]): Holding[] => {
  const line = findDisposition(sections)?.line
  const paragraph = sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === line?.anchor)
  if (line === undefined || paragraph === undefined) return []
  const text = paragraph.text.slice(line.from, line.to)
  return [
    {
      anchor: line.anchor,
      from: line.from,
      to: line.to,
      text,
      isCut: line.to < paragraph.text.length,
      isOnArticle: false,
      score: 0,
      words: contentOf(text),
    },
  ]
}
