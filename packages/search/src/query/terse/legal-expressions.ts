import { analyze, stopWords, type Token } from '@basejuris/legal-text'
import { topics } from '../../topics/topic-table.ts'
import { wordTokens } from '../../word-tokens.ts'
import type { Span } from '../parts/span.ts'

/** A wording by which courts name a topic, where a query has its words in order. */
export interface LegalExpression extends Span {
  /** As courts write it: «toma de razón» for «toma razón». */
  readonly wording: string
  /** Positions that its first and last word are apart, with room for one more where it has words between them. */
  readonly within: number
  /** Two words that surely mean the topic. Longer and less certain wordings are told in other ways too. */
  readonly isFixed: boolean
}

/** From this weight on a wording means its topic, and surely means it. */
const minWeight = 0.5
const minSureWeight = 0.8
/** Longer ones are told in many ways. */
const maxContentWords = 4

interface Wording extends Omit<LegalExpression, keyof Span> {
  readonly stems: readonly string[]
}

const contentOf = (text: string): Token[] => wordTokens(analyze(text)).filter(({ exact }) => !stopWords.has(exact))

let byFirstStem: ReadonlyMap<string, readonly Wording[]> | undefined

/** Every wording of the topics of two words or more, by its first stem, longer ones first. Those with a number are norms, and those with «o» alternatives. */
const wordings = (): ReadonlyMap<string, readonly Wording[]> => {
  if (byFirstStem !== undefined) return byFirstStem
  const all = new Map<string, Wording>()
  for (const { wording, weight } of topics().flatMap(({ formal }) => formal)) {
    if (weight < minWeight || /[\d,]|\s[ou]\s/u.test(wording)) continue
    const words = contentOf(wording)
    const [first, last] = [words[0], words.at(-1)]
    if (first === undefined || last === undefined || words.length < 2 || words.length > maxContentWords) continue
    const stems = words.map(({ token }) => token)
    const apart = last.position - first.position
    const isFixed = words.length === 2 && weight >= minSureWeight
    const key = stems.join(' ')
    all.set(key, { stems, wording, within: apart + (apart < words.length ? 0 : 1), isFixed: isFixed || all.get(key)?.isFixed === true })
  }
  byFirstStem = Map.groupBy(
    [...all.values()].sort((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0] ?? '',
  )
  return byFirstStem
}

/** The wordings that a query has, the longest from each word on. Nothing but words that say nothing stands between theirs. */
export function findLegalExpressions(text: string): LegalExpression[] {
  const words = contentOf(text)
  const found: LegalExpression[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Token
    const wording = wordings()
      .get(first.token)
      ?.find(({ stems }) =>
        stems.every((stem, next) => words[at + next]?.token === stem && isJoined(text, words[at + next - 1], words[at + next], next)),
      )
    if (wording === undefined) continue
    const last = words[at + wording.stems.length - 1] as Token
    const { stems: _, ...rest } = wording
    found.push({ from: first.from, to: last.to, ...rest })
    at += wording.stems.length - 1
  }
  return found
}

const isJoined = (text: string, before: Token | undefined, word: Token | undefined, next: number): boolean =>
  next === 0 || (before !== undefined && word !== undefined && /^\s+(?:\p{L}{1,3}\s+){0,2}$/u.test(text.slice(before.to, word.from)))
