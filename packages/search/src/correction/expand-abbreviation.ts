import { topicWords } from '../topics/topic-words.ts'

/** Minimum letters of an abbreviation, and of those that it leaves out. */
const letters = { typed: 4, leftOut: 2, ofBeginning: 5 }
/** A word must be in this many wordings, and in so many times more than the next. */
const wordings = { needed: 3, times: 3 }
const maxLengthening = 2.2

/**
 * The word of the topics that an abbreviation stands for: its beginning («indemniz»), or letters of it in order («descto»). Null where none
 * or several fit.
 */
export function expandAbbreviation(typed: string): string | null {
  if (typed.length < letters.typed || topicWords().has(typed)) return null
  const longer = [...topicWords()].filter(([word]) => word.length - typed.length >= letters.leftOut)
  const beginning = longer.filter(([word]) => word.startsWith(typed))
  if (beginning.length > 0) return typed.length < letters.ofBeginning ? null : clearWinner(beginning)
  const contracted = longer.filter(([word]) => word.length <= maxLengthening * typed.length && isContraction(typed, word))
  const shared = Math.max(...contracted.map(([word]) => sharedLetters(typed, word)))
  return clearWinner(contracted.filter(([word]) => sharedLetters(typed, word) === shared))
}

/** «descto»: the first two letters and the last stay. */
const isContraction = (typed: string, word: string): boolean =>
  word.startsWith(typed.slice(0, 2)) && word.at(-1) === typed.at(-1) && hasInOrder(word, typed)

const sharedLetters = (typed: string, word: string): number => {
  const first = [...typed].findIndex((letter, at) => letter !== word[at])
  return first < 0 ? typed.length : first
}

const clearWinner = (words: readonly (readonly [word: string, count: number])[]): string | null => {
  const [best, next] = [...words].sort(([, a], [, b]) => b - a)
  if (best === undefined || best[1] < wordings.needed) return null
  return next === undefined || best[1] >= wordings.times * next[1] || next[0].startsWith(best[0]) ? best[0] : null
}

const hasInOrder = (word: string, typed: string): boolean => {
  let at = -1
  return [...typed].every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at >= 0
  })
}
