import { seededNumbers } from '@basejuris/search'

/** A text as rows of the table with their amounts. */
export interface Features {
  readonly rows: Int32Array
  readonly amounts: Float32Array
}

/** Two texts of one meaning. Pairs of one `subject` are no counter-examples of each other. */
export interface Pair {
  readonly query: Features
  readonly answer: Features
  /** Looks like the answer and is none. */
  readonly wrong: Features
  readonly subject: string
}

/** What training changes: a vector for each row, and how much each row has moved (Adagrad, Duchi et al. 2011). */
export interface Learner {
  readonly dimension: number
  readonly table: Float32Array
  readonly moved: Float32Array
}

/** How sharply the nearest answers are told apart. */
const temperature = 0.07
const smallest = 1e-4
const firstMoved = 1e-6
/** Length of a first vector for each unit of rarity. */
const firstLength = 0.15

/** Random vectors, longer for rare features: cosines then begin as those of hashed words. */
export function createLearner(rarities: Float32Array, dimension: number, seed: number): Learner {
  const random = seededNumbers(seed)
  const normal = (): number => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  const table = new Float32Array(rarities.length * dimension)
  const scale = firstLength / Math.sqrt(dimension)
  rarities.forEach((rarity, row) => {
    for (let at = 0; at < dimension; at++) table[row * dimension + at] = normal() * rarity * scale
  })
  return { dimension, table, moved: new Float32Array(rarities.length).fill(firstMoved) }
}

/** Texts of a batch with their vectors, lengths and slopes. */
interface Side {
  readonly texts: readonly Features[]
  readonly vectors: Float32Array
  readonly lengths: Float32Array
  readonly slopes: Float32Array
}

/**
 * One step: each query is to be nearer to its answer than to every other answer and to the wrong texts of the batch (in-batch softmax). Answers the mean
 * loss.
 */
export function learnBatch(learner: Learner, pairs: readonly Pair[], step: number): number {
  const queries = sideOf(
    learner,
    pairs.map(({ query }) => query),
  )
  const answers = sideOf(learner, [...pairs.map(({ answer }) => answer), ...pairs.map(({ wrong }) => wrong)])
  let loss = 0
  for (const at of pairs.keys()) loss += addSlopes(at, { pairs, queries, answers, dimension: learner.dimension })
  for (const side of [queries, answers]) for (const at of side.texts.keys()) move(learner, side, at, step)
  return loss / pairs.length
}

const sideOf = ({ dimension, table }: Learner, texts: readonly Features[]): Side => {
  const vectors = new Float32Array(texts.length * dimension)
  const lengths = Float32Array.from(texts, ({ rows, amounts }, text) => {
    const vector = vectors.subarray(text * dimension, (text + 1) * dimension)
    for (let i = 0; i < rows.length; i++) {
      const [from, amount] = [(rows[i] as number) * dimension, amounts[i] as number]
      for (let at = 0; at < dimension; at++) vector[at] = (vector[at] as number) + amount * (table[from + at] as number)
    }
    const length = Math.sqrt(dot(vector, 0, vector, 0, dimension)) + 1e-9
    for (let at = 0; at < dimension; at++) vector[at] = (vector[at] as number) / length
    return length
  })
  return { texts, vectors, lengths, slopes: new Float32Array(vectors.length) }
}

interface Batch {
  readonly pairs: readonly Pair[]
  readonly queries: Side
  readonly answers: Side
  readonly dimension: number
}

/** Adds what the softmax of one query pulls at it and at the answers. Answers its loss. */
const addSlopes = (own: number, { pairs, queries, answers, dimension }: Batch): number => {
  const from = own * dimension
  const { subject } = pairs[own] as Pair
  const scores = Float64Array.from(answers.texts, (_, at) =>
    at !== own && pairs[at]?.subject === subject
      ? Number.NEGATIVE_INFINITY
      : dot(queries.vectors, from, answers.vectors, at * dimension, dimension) / temperature,
  )
  const most = scores.reduce((highest, score) => Math.max(highest, score))
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power)
  for (let at = 0; at < powers.length; at++) {
    const error = (powers[at] as number) / sum - (at === own ? 1 : 0)
    if (Math.abs(error) < smallest) continue
    addScaled(queries.slopes, from, answers.vectors, at * dimension, error / temperature, dimension)
    addScaled(answers.slopes, at * dimension, queries.vectors, from, error / temperature, dimension)
  }
  return -Math.log((powers[own] as number) / sum)
}

/** Carries the slope of a text to its rows, through the division by its length. */
const move = ({ dimension, table, moved }: Learner, { texts, vectors, lengths, slopes }: Side, text: number, step: number): void => {
  const from = text * dimension
  const along = dot(vectors, from, slopes, from, dimension)
  addScaled(slopes, from, vectors, from, -along, dimension)
  for (let at = from; at < from + dimension; at++) slopes[at] = (slopes[at] as number) / (lengths[text] as number)
  const square = dot(slopes, from, slopes, from, dimension) / dimension
  if (square === 0) return
  const { rows, amounts } = texts[text] as Features
  for (let i = 0; i < rows.length; i++) {
    const [row, amount] = [rows[i] as number, amounts[i] as number]
    moved[row] = (moved[row] as number) + amount * amount * square
    addScaled(table, row * dimension, slopes, from, (-step * amount) / Math.sqrt(moved[row] as number), dimension)
  }
}

const dot = (a: Float32Array, fromA: number, b: Float32Array, fromB: number, size: number): number => {
  let sum = 0
  for (let at = 0; at < size; at++) sum += (a[fromA + at] as number) * (b[fromB + at] as number)
  return sum
}

const addScaled = (to: Float32Array, fromTo: number, values: Float32Array, from: number, scale: number, size: number): void => {
  for (let at = 0; at < size; at++) to[fromTo + at] = (to[fromTo + at] as number) + scale * (values[from + at] as number)
}
