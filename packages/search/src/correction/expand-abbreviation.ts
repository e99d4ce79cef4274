import { stemWord } from '@basejuris/legal-text'
import { formalWords, topicWords } from '../topics/topic-words.ts'

/** Minimum letters of an abbreviation, also beside a word that tells what it stands for, and of those that it leaves out. */
const letters = { typed: 4, beside: 3, leftOut: 2 }
/** A word must be in this many wordings, and in so many times more than the next. */
const wordings = { needed: 3, times: 3 }
const maxLengthening = 1.8

/** The words next to an abbreviation, folded. */
export interface AbbreviationContext {
  readonly before?: string | undefined
  readonly behind?: string | undefined
}

/**
 * The word of the law that an abbreviation stands for: its beginning («indemniz»), or letters of it in order («descto»). The word beside it
 * decides first: «abandono proc», «resp extracontractual». Null where none or several fit.
 */
export function expandAbbreviation(typed: string, { before, behind }: AbbreviationContext = {}): string | null {
  if (typed.length < letters.beside || topicWords().has(typed)) return null
  const beside = expandBeside(typed, { before, behind })
  if (beside !== null) return beside
  if (typed.length < letters.typed) return null
  const longer = [...formalWords().words].filter(([word]) => isLonger(typed, word))
  const beginning = longer.filter(([word]) => word.startsWith(typed))
  if (beginning.length > 0) return clearWinner(beginning, wordings.needed)
  const contracted = [...topicWords()].filter(
    ([word]) => isLonger(typed, word) && word.length <= maxLengthening * typed.length && isContraction(typed, word),
  )
  const shared = Math.max(...contracted.map(([word]) => sharedLetters(typed, word)))
  return clearWinner(
    contracted.filter(([word]) => sharedLetters(typed, word) === shared),
    wordings.needed,
  )
}

/** «proc», «desp»: no word of Spanish ends so. */
export function isCutShort(typed: string): boolean {
  return typed.length >= letters.beside && /[^aeiounsrldzyxj]$/u.test(typed)
}

const isLonger = (typed: string, word: string): boolean => word.length - typed.length >= letters.leftOut

/**
 * The word that stands beside the other one in some wording of the law. The other may be cut short too: «daño mor», «falta serv». Null for a
 * word of the topics, and where several fit.
 */
export function expandBeside(typed: string, { before, behind }: AbbreviationContext): string | null {
  if (typed.length < letters.beside || topicWords().has(typed)) return null
  const found = new Map<string, number>()
  for (const [first, seconds] of formalWords().pairs)
    for (const [second, count] of seconds) {
      if (before !== undefined && isShortFor(typed, second) && isSameOrShort(before, first)) add(found, second, count)
      if (behind !== undefined && isShortFor(typed, first) && isSameOrShort(behind, second)) add(found, first, count)
    }
  return clearWinner([...found], 1)
}

const add = (counts: Map<string, number>, word: string, count: number): void => {
  counts.set(word, (counts.get(word) ?? 0) + count)
}

const isShortFor = (typed: string, word: string): boolean => isLonger(typed, word) && word.startsWith(typed)
const isSameOrShort = (typed: string, word: string): boolean =>
  typed === word ||
  (typed.length >= letters.beside && (stemWord(typed) === stemWord(word) || (!topicWords().has(typed) && word.startsWith(typed))))

/** «descto»: the first two letters and the last stay. */
const isContraction = (typed: string, word: string): boolean =>
  word.startsWith(typed.slice(0, 2)) && word.at(-1) === typed.at(-1) && hasInOrder(word, typed)

const sharedLetters = (typed: string, word: string): number => {
  const first = [...typed].findIndex((letter, at) => letter !== word[at])
  return first < 0 ? typed.length : first
}

interface Inflections {
  readonly count: number
  readonly best: readonly [word: string, count: number]
}

/** The most frequent form of the word that, in all its forms, leaves the others far behind. */
const clearWinner = (words: readonly (readonly [word: string, count: number])[], needed: number): string | null => {
  const byStem = new Map<string, Inflections>()
  for (const [word, count] of words) {
    const stem = stemWord(word)
    const known = byStem.get(stem)
    byStem.set(stem, {
      count: (known?.count ?? 0) + count,
      best: known === undefined || count > known.best[1] ? [word, count] : known.best,
    })
  }
  const [first, next] = [...byStem.values()].sort((a, b) => b.count - a.count)
  if (first === undefined || first.count < needed) return null
  return next === undefined || first.count >= wordings.times * next.count ? first.best[0] : null
}

const hasInOrder = (word: string, typed: string): boolean => {
  let at = -1
  return [...typed].every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at >= 0
  })
}
