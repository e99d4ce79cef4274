import type { Steps } from './steps.ts'
import { rarityOf, sumOfColumns, type TopicMatrix } from './topic-matrix.ts'

/** As good as more of them on wordings that were held out. */
const directions = 112
/** Of the subspace. More of them change no figure. */
const iterations = 3
/** Columns of features, and directions, that are reckoned in one step. */
const columnsInStep = 2000
const directionsInStep = 16

/** A space of few directions, in which words of one kind of cases lie together. */
export interface TopicSpace {
  /** One row a document. */
  readonly basis: Float32Array
  /** Of each document within the space. */
  readonly lengths: Float32Array
  /** Directions. */
  readonly width: number
}

/** The strongest directions of the documents (latent semantic analysis), by subspace iteration over the products of their cosine weights. */
export function* topicSpaceInSteps(matrix: TopicMatrix, rank = directions): Steps<TopicSpace> {
  const { size } = matrix
  const width = Math.min(rank, size)
  let basis = neighbourBlock(size, width)
  for (let iteration = 0; iteration < iterations; iteration++) basis = yield* orthonormal(yield* multiply(matrix, basis, width), width)
  const image = yield* multiply(matrix, basis, width)
  const lengths = Float32Array.from({ length: size }, (_, document) =>
    Math.sqrt(Math.max(0, dotWith(basis.subarray(document * width, (document + 1) * width), image, document * width))),
  )
  return { basis, lengths, width }
}

const minLength = 1e-6

/** Nearness to each document of a question that has these features, and so many that no document has: from -1 to 1. */
export function nearnessIn(
  matrix: TopicMatrix,
  { basis, lengths, width }: TopicSpace,
  { columns, unknown }: { readonly columns: readonly number[]; readonly unknown: number },
): Float32Array {
  const rarity = (column: number): number => matrix.rarities[column] as number
  const cosines = sumOfColumns(matrix, matrix.cosine, columns, rarity)
  const length = Math.max(minLength, Math.hypot(...columns.map(rarity), Math.sqrt(unknown) * rarityOf(1, matrix.size)))
  const direction = new Float32Array(width)
  for (let document = 0; document < cosines.length; document++) {
    const cosine = cosines[document] as number
    if (cosine > 0) addScaled({ to: direction, at: 0 }, { from: basis, at: document * width }, width, cosine / length)
  }
  const nearness = new Float32Array(lengths.length)
  for (let document = 0; document < lengths.length; document++)
    nearness[document] = dotWith(direction, basis, document * width) / Math.max(minLength, lengths[document] as number)
  return nearness
}

/** Each direction is of documents that follow each other: in a table of topics they are of one kind. */
const neighbourBlock = (size: number, width: number): Float32Array => {
  const block = new Float32Array(size * width)
  for (let document = 0; document < size; document++) block[document * width + Math.floor((document * width) / size)] = 1
  return block
}

/** The products of the documents with each other, times a block. */
function* multiply({ size, starts, documents, cosine }: TopicMatrix, block: Float32Array, width: number): Steps<Float32Array> {
  const product = new Float32Array(size * width)
  const row = new Float32Array(width)
  for (let column = 0; column + 1 < starts.length; column++) {
    if (column % columnsInStep === 0) yield
    row.fill(0)
    const [from, to] = [starts[column] as number, starts[column + 1] as number]
    for (let entry = from; entry < to; entry++)
      addScaled({ to: row, at: 0 }, { from: block, at: (documents[entry] as number) * width }, width, cosine[entry] as number)
    for (let entry = from; entry < to; entry++)
      addScaled({ to: product, at: (documents[entry] as number) * width }, { from: row, at: 0 }, width, cosine[entry] as number)
  }
  return product
}

/** Columns made orthonormal (Gram and Schmidt), on a transposed copy. */
function* orthonormal(block: Float32Array, width: number): Steps<Float32Array> {
  const size = block.length / width
  const columns = Array.from({ length: width }, (_, at) =>
    Float32Array.from({ length: size }, (_each, row) => block[row * width + at] as number),
  )
  for (const [at, column] of columns.entries()) {
    if (at % directionsInStep === 0) yield
    for (const earlier of columns.slice(0, at))
      addScaled({ to: column, at: 0 }, { from: earlier, at: 0 }, size, -dotWith(column, earlier, 0))
    const length = Math.max(minLength, Math.sqrt(dotWith(column, column, 0)))
    for (let row = 0; row < size; row++) column[row] = (column[row] as number) / length
  }
  const result = new Float32Array(size * width)
  columns.forEach((column, at) => {
    for (let row = 0; row < size; row++) result[row * width + at] = column[row] as number
  })
  return result
}

const addScaled = (
  { to, at }: { readonly to: Float32Array; readonly at: number },
  { from, at: fromAt }: { readonly from: Float32Array; readonly at: number },
  length: number,
  times: number,
): void => {
  for (let i = 0; i < length; i++) to[at + i] = (to[at + i] as number) + times * (from[fromAt + i] as number)
}

/** Of a whole vector with a part of another. */
const dotWith = (vector: Float32Array, other: Float32Array, from: number): number => {
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) * (other[from + i] as number)
  return sum
}
