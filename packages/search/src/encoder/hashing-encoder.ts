import { analyze, stopWords, type Token } from '@basejuris/legal-text'
import { findConcepts } from '../topics/find-concepts.ts'
import { topicTableVersion } from '../topics/topic-table.ts'
import { wordTokens } from '../word-tokens.ts'
import { type Encoder, vectorDimension } from './encoder.ts'
import { hashPair, hashTerm, mix } from './hash-term.ts'
import { termWeight } from './term-weight.ts'

const encoderVersion = 2
const weights = { word: 1, pair: 0.4, beginning: 0.5, concept: 1.2 }
const beginningLength = 5
const slotsPerFeature = 3
const maxCachedTerms = 200_000

export const hashingPrefix = 'hashing-'
export const hashingName = `${hashingPrefix}${encoderVersion}.${topicTableVersion}`

/**
 * An encoder without anything learnt. Features are stems, pairs of adjacent stems, word beginnings and concepts. Each is hashed to a
 * few signed slots (Weinberger et al., «Feature Hashing for Large Scale Multitask Learning», 2009). Its weight is (1 + ln tf) · feature
 * weight. It bridges inflection and lay wording, and knows no other meaning.
 */
export function createHashingEncoder(): Encoder {
  return {
    name: hashingName,
    dimension: vectorDimension,
    lexicalOnly: true,
    encodePassages: async (texts) => texts.map(encode),
    encodeQuery: async (text) => encode(text),
  }
}

const encode = (text: string): Float32Array | null => hashedVector(wordTokens(analyze(text)), vectorDimension)

/** A vector of length 1 with `size` numbers; null for a text without features. */
export function hashedVector(words: readonly Token[], size: number): Float32Array | null {
  const vector = new Float32Array(size)
  for (const [hash, { frequency, weight }] of countFeatures(words)) {
    const amount = (1 + Math.log(frequency)) * weight
    for (let i = 1; i <= slotsPerFeature; i++) {
      const slot = mix(hash + Math.imul(i, 0x9e3779b9))
      const at = (slot >>> 1) % size
      vector[at] = (vector[at] as number) + ((slot & 1) === 0 ? amount : -amount)
    }
  }
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares === 0) return null
  const scale = 1 / Math.sqrt(squares)
  return vector.map((value) => value * scale)
}

type Features = Map<number, { frequency: number; readonly weight: number }>

const countFeatures = (words: readonly Token[]): Features => {
  const features: Features = new Map()
  const add = (hash: number, weight: number): void => {
    const feature = features.get(hash)
    if (feature === undefined) features.set(hash, { frequency: 1, weight })
    else feature.frequency += 1
  }
  let previous: number | null = null
  for (const { token, exact } of words) {
    if (stopWords.has(exact)) continue
    const { hash, beginning, weight } = termFeatures(token)
    add(hash, weights.word * weight)
    if (beginning !== null) add(beginning, weights.beginning * weight)
    if (previous !== null) add(hashPair(previous, hash), weights.pair)
    previous = hash
  }
  for (const { concept } of findConcepts(words)) add(termFeatures(`~${concept.name}`).hash, weights.concept)
  return features
}

interface TermFeatures {
  readonly hash: number
  readonly beginning: number | null
  readonly weight: number
}

const cache = new Map<string, TermFeatures>()

const termFeatures = (term: string): TermFeatures => {
  const cached = cache.get(term)
  if (cached !== undefined) return cached
  const beginning = term.length > beginningLength ? hashTerm(`^${term.slice(0, beginningLength)}`) : null
  const features = { hash: hashTerm(term), beginning, weight: termWeight(term) }
  if (cache.size >= maxCachedTerms) cache.clear()
  cache.set(term, features)
  return features
}
