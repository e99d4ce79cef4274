import type { SectionKind } from '@basejuris/domain'
import { amountOf, textFeatures } from '@basejuris/search'
import type { Features } from './learning.ts'
import type { TrainingTexts } from './training-texts.ts'

export interface TopicSet {
  readonly id: string
  readonly lay: readonly Features[]
  readonly formal: readonly Features[]
  readonly whole: Features
  /** Passages nearest to its formal wordings, one of each ruling that belongs to it. */
  readonly passages: readonly Features[]
}

export interface RulingSet {
  readonly id: string
  readonly heading: Features
  /** Passages but the heading and the closing. */
  readonly body: readonly Features[]
  readonly facts: readonly Features[]
  readonly reasons: readonly Features[]
}

/** Everything that is learnt from, as rows of the table. */
export interface TrainingSet {
  /** Hash of the feature of each row. */
  readonly hashes: readonly number[]
  /** Logarithm of how many texts there are for each that has the feature. */
  readonly rarities: Float32Array
  readonly topics: readonly TopicSet[]
  readonly rulings: readonly RulingSet[]
  readonly contexts: readonly (readonly [Features, Features])[]
}

/** A feature of a topic's wordings counts as much as four passages, and passages count up to twenty. */
const [wordingWeight, wholeWeight, maxPassages] = [4, 8, 20]
/** Added to lengths, so that short passages do not win by being short. */
const shortPassage = 20
const frame: ReadonlySet<SectionKind> = new Set(['encabezado', 'cierre'])

/** Chooses the features that get a row, and turns every text into rows. */
export function buildTrainingSet({ topics, rulings, contexts }: TrainingTexts, rows: number): TrainingSet {
  const topicHashes = topics.map(({ lay, formal, whole, id }) => ({
    id,
    lay: lay.map(textFeatures),
    formal: formal.map(textFeatures),
    whole: textFeatures(whole),
  }))
  const rulingHashes = rulings.map(({ passages, heading, ...rest }) => ({
    ...rest,
    heading: textFeatures(heading),
    passages: passages.map(({ kind, text }) => ({ kind, hashes: textFeatures(text) })),
  }))
  const wordings = new Map<number, number>()
  const texts = new Map<number, number>()
  const count = (counts: Map<number, number>, hashes: Hashes, amount: number): void => {
    for (const hash of hashes.keys()) counts.set(hash, (counts.get(hash) ?? 0) + amount)
  }
  let total = 0
  const countText = (hashes: Hashes): void => {
    total += 1
    count(texts, hashes, 1)
  }
  for (const { lay, whole } of topicHashes) {
    for (const each of lay) count(wordings, each, wordingWeight)
    count(wordings, whole, wholeWeight)
    for (const each of [...lay, whole]) countText(each)
  }
  for (const { passages } of rulingHashes) for (const { hashes } of passages) countText(hashes)
  const weightOf = (hash: number): number => (wordings.get(hash) ?? 0) + Math.min(maxPassages, texts.get(hash) ?? 0)
  const hashes = [...texts.keys()].sort((a, b) => weightOf(b) - weightOf(a) || a - b).slice(0, rows)
  const rowOf = new Map(hashes.map((hash, row) => [hash, row]))
  const rarities = Float32Array.from(hashes, (hash) => Math.log(total / (texts.get(hash) ?? 1)))
  const toRows = (found: Hashes): Features => rowsOf(found, rowOf)
  const sets = rulingHashes.map(({ passages, heading, ...rest }) => ({
    ...rest,
    heading: toRows(heading),
    passages: passages.map(({ kind, hashes: found }) => ({ kind, features: toRows(found) })),
  }))
  return {
    hashes,
    rarities,
    topics: topicHashes.map(({ id, lay, formal, whole }) => {
      const own = toRows(whole)
      const passages = sets.flatMap((ruling) =>
        ruling.topics.includes(id)
          ? nearest(
              own,
              ruling.passages.map(({ features }) => features),
              rarities,
            )
          : [],
      )
      return { id, lay: lay.map(toRows), formal: formal.map(toRows), whole: own, passages }
    }),
    rulings: sets.map(({ id, heading, passages }) => {
      const ofKinds = (isChosen: (kind: SectionKind) => boolean): Features[] =>
        passages.flatMap(({ kind, features }) => (isChosen(kind) ? [features] : []))
      return {
        id,
        heading,
        body: ofKinds((kind) => !frame.has(kind)),
        facts: ofKinds((kind) => kind === 'vistos'),
        reasons: ofKinds((kind) => kind === 'considerando'),
      }
    }),
    contexts: contexts.map(([a, b]) => [toRows(textFeatures(a)), toRows(textFeatures(b))] as const),
  }
}

type Hashes = ReadonlyMap<number, number>

const rowsOf = (hashes: Hashes, rowOf: ReadonlyMap<number, number>): Features => {
  const known = [...hashes].flatMap(([hash, frequency]) => {
    const row = rowOf.get(hash)
    return row === undefined ? [] : [[row, amountOf(frequency)] as const]
  })
  return { rows: Int32Array.from(known, ([row]) => row), amounts: Float32Array.from(known, ([, amount]) => amount) }
}

/** The passage that shares most with a text, by rarity and for its length; none for a ruling without passages. */
const nearest = ({ rows }: Features, passages: readonly Features[], rarities: Float32Array): Features[] => {
  const sought = new Set(rows)
  let best: { readonly passage: Features; readonly score: number } | null = null
  for (const passage of passages) {
    let shared = 0
    for (const row of passage.rows) if (sought.has(row)) shared += rarities[row] as number
    const score = shared / Math.sqrt(shortPassage + passage.rows.length)
    if (best === null || score > best.score) best = { passage, score }
  }
  return best === null ? [] : [best.passage]
}
