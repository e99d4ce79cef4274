/** Features of a document, as often as it has them. */
export type Features = readonly string[]

/** Which documents have which feature, column by column, with two weights of each. */
export interface TopicMatrix {
  readonly size: number
  /** Numbers of the features. */
  readonly columns: ReadonlyMap<string, number>
  /** Where the entries of a column begin, and behind the last where they end. */
  readonly starts: Uint32Array
  readonly documents: Uint16Array
  /** BM25. Nothing for features that are no words. */
  readonly bm25: Float32Array
  /** Their squares sum to 1 in each document. */
  readonly cosine: Float32Array
  /** How much a feature tells, the more the fewer documents have it. */
  readonly rarities: Float32Array
}

const saturation = 2
const lengthShare = 0.75

/** The matrix of documents by their words, and by their pairs of words that several documents share. */
export function createTopicMatrix(documents: readonly { readonly words: Features; readonly pairs: Features }[]): TopicMatrix {
  const size = documents.length
  const words = countFeatures(documents.map((each) => each.words))
  const pairs = countFeatures(documents.map((each) => each.pairs)).filter(({ having }) => having.length > 1)
  const features = [...words, ...pairs]
  const starts = new Uint32Array(features.length + 1)
  features.forEach(({ having }, column) => {
    starts[column + 1] = (starts[column] as number) + having.length
  })
  const entries = starts[features.length] as number
  const [numbers, bm25, cosine] = [new Uint16Array(entries), new Float32Array(entries), new Float32Array(entries)]
  const mean = documents.reduce((sum, each) => sum + each.words.length, 0) / size
  const lengths = documents.map((each) => saturation * (1 - lengthShare + (lengthShare * each.words.length) / mean))
  const squares = new Float64Array(size)
  features.forEach(({ having, counts }, column) => {
    const rarity = rarityOf(having.length, size)
    const wordRarity = column < words.length ? Math.log(1 + (size - having.length + 0.5) / (having.length + 0.5)) : 0
    having.forEach((document, at) => {
      const [entry, count] = [(starts[column] as number) + at, counts[at] as number]
      numbers[entry] = document
      bm25[entry] = (wordRarity * count * (saturation + 1)) / (count + (lengths[document] as number))
      cosine[entry] = rarity * (1 + Math.log(count))
      squares[document] = (squares[document] as number) + (cosine[entry] as number) ** 2
    })
  })
  numbers.forEach((document, entry) => {
    cosine[entry] = (cosine[entry] as number) / Math.sqrt(squares[document] as number)
  })
  const columns = new Map(features.map(({ feature }, column) => [feature, column]))
  return {
    size,
    columns,
    starts,
    documents: numbers,
    bm25,
    cosine,
    rarities: Float32Array.from(features, ({ having }) => rarityOf(having.length, size)),
  }
}

/** How much a feature of so many documents tells. */
export function rarityOf(having: number, size: number): number {
  return Math.log(1 + size / having)
}

interface Counted {
  readonly feature: string
  readonly having: number[]
  readonly counts: number[]
}

const countFeatures = (documents: readonly Features[]): Counted[] => {
  const counted = new Map<string, Counted>()
  documents.forEach((features, document) => {
    for (const feature of features) {
      const known = counted.get(feature)
      if (known === undefined) {
        counted.set(feature, { feature, having: [document], counts: [1] })
        continue
      }
      const last = known.having.length - 1
      if (known.having[last] === document) known.counts[last] = (known.counts[last] as number) + 1
      else {
        known.having.push(document)
        known.counts.push(1)
      }
    }
  })
  return [...counted.values()]
}

/** For each document the sum of a weight over the columns, each times `amount`. */
export function sumOfColumns(
  { size, starts, documents }: TopicMatrix,
  weights: Float32Array,
  columns: readonly number[],
  amount: (column: number) => number,
): Float32Array {
  const sums = new Float32Array(size)
  for (const column of columns) {
    const times = amount(column)
    for (let entry = starts[column] as number; entry < (starts[column + 1] as number); entry++) {
      const document = documents[entry] as number
      sums[document] = (sums[document] as number) + times * (weights[entry] as number)
    }
  }
  return sums
}
