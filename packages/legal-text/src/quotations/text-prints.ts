import { hashWord, mixHash } from '../similarity/mix-hash.ts'
import { hiddenWords } from './word-sequence.ts'

/** Words of a run. */
const runWords = 5
/** Of so many runs in succession the one with the smallest hash is chosen: a shared text of nineteen words has one in common. */
const windowRuns = 15
const noRun = 0x7fffffff

/** A chosen run of words: its hash, a signed 32-bit number. */
export type TextPrint = number

/**
 * Hashes of some runs of five words, so that texts which share a passage share some of them (winnowing: Schleimer, Wilkerson and Aiken,
 * 2003). Runs with hidden words are left out. Linear in the text.
 */
export function textPrints(words: readonly string[]): TextPrint[] {
  const runs = runHashes(words)
  const prints = new Set<number>()
  let smallest = -1
  for (let end = Math.min(windowRuns, runs.length); end <= runs.length && runs.length > 0; end += 1) {
    const start = Math.max(0, end - windowRuns)
    if (smallest < start) smallest = smallestOf(runs, start, end)
    else if ((runs[end - 1] ?? noRun) <= (runs[smallest] ?? noRun)) smallest = end - 1
    const print = runs[smallest] ?? noRun
    if (print !== noRun) prints.add(print)
  }
  return [...prints]
}

/** Prints by which the sources of quoted words are looked for: those of the text, and every run where it is too short for them. */
export function quotationPrints(words: readonly string[]): TextPrint[] {
  const runs = runHashes(words)
  return runs.length < windowRuns ? [...new Set(runs)].filter((print) => print !== noRun) : textPrints(words)
}

/** Hashes of all runs of five words, to tell which texts may share a passage. */
export function runHashes(words: readonly string[]): Int32Array {
  const hashes = words.map((word) => (word === hiddenWords ? null : hashWord(word)))
  const runs = new Int32Array(Math.max(0, words.length - runWords + 1))
  for (let at = 0; at < runs.length; at += 1) runs[at] = hashRun(hashes, at)
  return runs
}

const hashRun = (hashes: readonly (number | null)[], at: number): number => {
  let hash: number = runWords
  for (let k = 0; k < runWords; k += 1) {
    const word = hashes[at + k]
    if (word == null) return noRun
    hash = mixHash(Math.imul(hash, 31) + word)
  }
  return hash === noRun ? 0 : hash
}

const smallestOf = (runs: Int32Array, start: number, end: number): number => {
  let smallest = start
  for (let at = start + 1; at < end; at += 1) if ((runs[at] ?? noRun) <= (runs[smallest] ?? noRun)) smallest = at
  return smallest
}

/** Fewer words are a formula that many rulings have. */
const minUnitWords = 25
/** Words within which «que» opens the considerando behind its number. */
const headingWords = 6
const [firstDigit, lastDigit] = [0x30, 0x39]
/** A pattern would be asked for every word of every text. */
const beginsWithDigit = (word: string): boolean => word.charCodeAt(0) >= firstDigit && word.charCodeAt(0) <= lastDigit

/**
 * Hash of the words of a considerando, 53 bits, without its number, numbers and hidden words: those that say the same have the same one.
 * Null where it has fewer than 25 words.
 */
export function considerandoHash(words: readonly string[]): number | null {
  const opening = words.slice(0, headingWords).indexOf('que')
  const own = words.slice(opening + 1).filter((word) => word !== hiddenWords && !beginsWithDigit(word))
  if (own.length < minUnitWords) return null
  let [high, low] = [1, 2]
  for (const word of own) {
    const hash = hashWord(word)
    high = mixHash(Math.imul(high, 31) + hash)
    low = mixHash(Math.imul(low, 37) ^ hash)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}
