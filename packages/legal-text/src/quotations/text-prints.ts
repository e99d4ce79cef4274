import { hashWord, mixHash } from '../similarity/mix-hash.ts'
import { hashesOfWords, type WordHashes, wordKinds } from './word-hashes.ts'

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
export function textPrints(words: WordHashes): TextPrint[] {
  return printsOf(runsIn(words))
}

function printsOf(runs: Int32Array): TextPrint[] {
  const prints = new Set<number>()
  let smallest = -1
  let chosen = -1
  for (let end = Math.min(windowRuns, runs.length); end <= runs.length && runs.length > 0; end += 1) {
    const start = Math.max(0, end - windowRuns)
    if (smallest < start) smallest = smallestOf(runs, start, end)
    else if ((runs[end - 1] ?? noRun) <= (runs[smallest] ?? noRun)) smallest = end - 1
    if (smallest === chosen) continue
    chosen = smallest
    const print = runs[smallest] ?? noRun
    if (print !== noRun) prints.add(print)
  }
  return [...prints]
}

/** Prints by which the sources of quoted words are looked for: those of the text, and every run where it is too short for them. */
export function quotationPrints(words: readonly string[]): TextPrint[] {
  const runs = runHashes(words)
  return runs.length < windowRuns ? [...new Set(runs)].filter((print) => print !== noRun) : printsOf(runs)
}

/** Hashes of all runs of five words, to tell which texts may share a passage. */
export function runHashes(words: readonly string[]): Int32Array {
  return runsIn(hashesOfWords(words))
}

function runsIn({ hashes, kinds }: WordHashes): Int32Array {
  const runs = new Int32Array(Math.max(0, hashes.length - runWords + 1))
  let hidden = kinds.lastIndexOf(wordKinds.hidden, runWords - 2)
  for (let at = 0; at < runs.length; at += 1) {
    if (kinds[at + runWords - 1] === wordKinds.hidden) hidden = at + runWords - 1
    runs[at] = hidden >= at ? noRun : hashRun(hashes, at)
  }
  return runs
}

const hashRun = (hashes: Int32Array, at: number): number => {
  let hash: number = runWords
  for (let k = 0; k < runWords; k += 1) hash = mixHash(Math.imul(hash, 31) + (hashes[at + k] ?? 0))
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
const opener = hashWord('que')

/**
 * Hash of the words of a considerando, 53 bits, without its number, numbers and hidden words: those that say the same have the same one.
 * Null where it has fewer than 25 words.
 */
export function considerandoHash(paragraphs: readonly WordHashes[]): number | null {
  const first = openingOf(paragraphs) + 1
  let [high, low, count, place] = [1, 2, 0, 0]
  for (const { hashes, kinds } of paragraphs)
    for (let at = 0; at < hashes.length; at += 1) {
      place += 1
      if (place <= first || kinds[at] !== wordKinds.plain) continue
      const hash = hashes[at] ?? 0
      high = mixHash(Math.imul(high, 31) + hash)
      low = mixHash(Math.imul(low, 37) ^ hash)
      count += 1
    }
  return count < minUnitWords ? null : (high >>> 11) * 2 ** 32 + (low >>> 0)
}

/** The place of «que» among the first words; -1 where it is none of them. */
function openingOf(paragraphs: readonly WordHashes[]): number {
  let place = 0
  for (const { hashes, kinds } of paragraphs)
    for (let at = 0; at < hashes.length && place < headingWords; at += 1, place += 1)
      if (hashes[at] === opener && kinds[at] === wordKinds.plain) return place
  return -1
}
