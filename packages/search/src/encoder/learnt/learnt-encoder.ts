import { analyze, type Token } from '@basejuris/legal-text'
import { wordTokens } from '../../word-tokens.ts'
import { type Encoder, vectorDimension } from '../encoder.ts'
import { hashedVector, hashingName } from '../hashing-encoder.ts'
import { amountOf, learntFeatures } from './learnt-features.ts'
import { type LearntWeights, shippedWeights } from './learnt-weights.ts'

const encoderVersion = 1
/** Share of the learnt part in a cosine of two texts that have both. */
const learntShare = 0.35

export const learntPrefix = 'learnt-'

/**
 * The built-in encoder: hashed words, which tell texts apart, and beside them the mean of vectors learnt for stems, their beginnings and pairs. Everyday
 * wordings, formulas of courts and passages of one topic were drawn together in these: docs/encoder-card.md.
 */
export function createLearntEncoder(weights: LearntWeights = shippedWeights()): Encoder {
  const encode = (text: string): Float32Array | null => joinedVector(wordTokens(analyze(text)), weights)
  return {
    name: `${learntPrefix}${encoderVersion}.${weights.digest}+${hashingName}`,
    dimension: vectorDimension,
    measured: true,
    encodePassages: async (texts) => texts.map(encode),
    encodeQuery: async (text) => encode(text),
  }
}

const joinedVector = (words: readonly Token[], weights: LearntWeights): Float32Array | null => {
  const hashed = hashedVector(words, vectorDimension - weights.dimension)
  const learnt = learntVector(words, weights)
  if (hashed === null && learnt === null) return null
  const share = hashed === null ? 1 : learnt === null ? 0 : learntShare
  const vector = new Float32Array(vectorDimension)
  hashed?.forEach((value, at) => {
    vector[at] = value * Math.sqrt(1 - share)
  })
  learnt?.forEach((value, at) => {
    vector[vectorDimension - weights.dimension + at] = value * Math.sqrt(share)
  })
  return vector
}

/** Null for a text without a feature that was learnt. */
const learntVector = (words: readonly Token[], { dimension, rowOf, rows, scales }: LearntWeights): Float32Array | null => {
  const sum = new Float32Array(dimension)
  for (const [hash, frequency] of learntFeatures(words)) {
    const row = rowOf.get(hash)
    if (row === undefined) continue
    const amount = amountOf(frequency) * (scales[row] as number)
    const from = row * dimension
    for (let at = 0; at < dimension; at++) sum[at] = (sum[at] as number) + amount * (rows[from + at] as number)
  }
  const length = Math.hypot(...sum)
  return length === 0 ? null : sum.map((value) => value / length)
}
