import { analyze, stopWords } from '@basejuris/legal-text'
import { lexiconVersion } from '../lexicon/concepts.ts'
import { findConcepts, oneAtEachPosition } from '../lexicon/find-concepts.ts'
import { type Encoder, vectorDimension } from './encoder.ts'
import { featureSlots } from './feature-slots.ts'
import { termWeight } from './term-weight.ts'

const encoderVersion = 1
const weights = { word: 1, pair: 0.4, beginning: 0.5, concept: 1.2 }
const beginningLength = 5

/**
 * The built-in encoder: a text is its stems, pairs of neighbouring stems, beginnings of words and the legal ideas of the lexicon, each hashed to
 * a few signed places (Weinberger et al., «Feature Hashing for Large Scale Multitask Learning», 2009) with weight (1 + ln tf) · weight of
 * the feature. It knows no meaning beyond the lexicon: it bridges inflection and the wording of lay people, nothing more.
 */
export const createHashingEncoder = (): Encoder => ({
  name: `hashing-${encoderVersion}.${lexiconVersion}`,
  dimension: vectorDimension,
  encodePassages: async (texts) => texts.map(encode),
  encodeQuery: async (text) => encode(text),
})

const encode = (text: string): Float32Array | null => {
  const vector = new Float32Array(vectorDimension)
  for (const [feature, { frequency, weight }] of countFeatures(text)) {
    const amount = (1 + Math.log(frequency)) * weight
    for (const slot of featureSlots(feature)) vector[slot >> 1] = (vector[slot >> 1] as number) + ((slot & 1) === 0 ? amount : -amount)
  }
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares === 0) return null
  const scale = 1 / Math.sqrt(squares)
  return vector.map((value) => value * scale)
}

type Features = Map<string, { frequency: number; readonly weight: number }>

const countFeatures = (text: string): Features => {
  const features: Features = new Map()
  const add = (feature: string, weight: number): void => {
    const known = features.get(feature)
    if (known === undefined) features.set(feature, { frequency: 1, weight })
    else known.frequency += 1
  }
  const words = oneAtEachPosition(analyze(text))
  let previous = ''
  for (const { token, exact } of words) {
    if (stopWords.has(exact)) continue
    const weight = termWeight(token)
    add(token, weights.word * weight)
    if (token.length > beginningLength) add(`^${token.slice(0, beginningLength)}`, weights.beginning * weight)
    if (previous !== '') add(`${previous} ${token}`, weights.pair)
    previous = token
  }
  for (const { concept } of findConcepts(words)) add(`~${concept.name}`, weights.concept)
  return features
}
