import { analyze, stopWords, type Token } from '@basejuris/legal-text'
import { wordTokens } from '../../word-tokens.ts'
import { hashPair, hashTerm } from '../hash-term.ts'

const beginningLength = 5
const maxCachedTerms = 200_000

interface TermHashes {
  readonly word: number
  readonly beginning: number | null
}

/** Features of a text with their frequencies, by 32-bit hash: stems, beginnings of stems and pairs of neighbours. */
export function learntFeatures(words: readonly Token[]): ReadonlyMap<number, number> {
  const features = new Map<number, number>()
  const add = (hash: number): void => void features.set(hash, (features.get(hash) ?? 0) + 1)
  let previous: number | null = null
  for (const { token, exact } of words) {
    if (stopWords.has(exact)) continue
    const { word, beginning } = hashesOf(token)
    add(word)
    if (beginning !== null) add(beginning)
    if (previous !== null) add(hashPair(previous, word))
    previous = word
  }
  return features
}

/** Features of a text that is not yet analysed. */
export function textFeatures(text: string): ReadonlyMap<number, number> {
  return learntFeatures(wordTokens(analyze(text)))
}

/** How much a feature of this frequency counts. */
export function amountOf(frequency: number): number {
  return 1 + Math.log(frequency)
}

const cache = new Map<string, TermHashes>()

const hashesOf = (term: string): TermHashes => {
  const cached = cache.get(term)
  if (cached !== undefined) return cached
  const beginning = term.length > beginningLength ? hashTerm(`^${term.slice(0, beginningLength)}`) : null
  const hashes = { word: hashTerm(term), beginning }
  if (cache.size >= maxCachedTerms) cache.clear()
  cache.set(term, hashes)
  return hashes
}
