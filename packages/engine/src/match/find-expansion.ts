import { keepOnly, ordinalsOf } from '../bytes/bitset.ts'
import { decodedBlock, type PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { TermDictionary, TermEntry } from '../segment/term-dictionary.ts'
import type { SegmentView } from '../view/segment-view.ts'
import type { WeightedHits } from './document-set.ts'
import { EditDistance } from './edit-distance.ts'
import type { ExpansionPlan } from './plan.ts'
import { borrowScoreBuffer, clearTouched, returnScoreBuffer, type ScoreBuffer } from './score-buffer.ts'

/** Lists are read one at a time, so all are decoded into one block. */
const block = decodedBlock()

/** Live documents with one of the terms of an expansion, with the weight of all these terms together. */
export function findExpansion(
  { segment, live }: SegmentView,
  plan: ExpansionPlan,
  factorsOf: (field: string) => Float32Array,
): WeightedHits {
  const buffer = borrowScoreBuffer(segment.size)
  for (const [name, weight] of plan.fields) {
    const field = segment.field(name)
    if (field === null) continue
    const factors = factorsOf(name)
    for (const entry of expand(field.dictionary, plan)) addWeights(field.cursor(entry, block), weight, factors, buffer)
  }
  const ordinals = ordinalsOf(keepOnly(buffer.touched.slice(0, live.length), live))
  const weights = new Float64Array(ordinals.length)
  for (let i = 0; i < ordinals.length; i++) weights[i] = buffer.scores[ordinals[i]!]!
  clearTouched(buffer)
  returnScoreBuffer(buffer)
  return { ordinals, weights }
}

const addWeights = (cursor: PostingCursor, weight: number, factors: Float32Array, { scores, touched }: ScoreBuffer): void => {
  if (!cursor.list.isShort) cursor.advance()
  const { ordinals, frequencies } = cursor
  do {
    cursor.decodeFrequencies()
    for (let i = 0; i < cursor.size; i++) {
      const ordinal = ordinals[i]!
      scores[ordinal] = scores[ordinal]! + weight * frequencies[i]! * factors[ordinal]!
      touched[ordinal >>> 5] = touched[ordinal >>> 5]! | (1 << (ordinal & 31))
    }
  } while (cursor.advance())
}

/** Terms of one field that a prefix or a fuzzy term expands to. */
const expand = (dictionary: TermDictionary, { text, edits }: ExpansionPlan): Iterable<TermEntry> =>
  edits === null ? dictionary.startingWith(text) : within(dictionary, text, edits)

const within = (dictionary: TermDictionary, text: string, edits: number): Iterable<TermEntry> => {
  const distance = new EditDistance(text, edits)
  return filter(dictionary.startingWith('', distance), ({ term }) => distance.to(term) !== null)
}

function* filter<Item>(items: Iterable<Item>, keep: (item: Item) => boolean): Generator<Item> {
  for (const item of items) if (keep(item)) yield item
}
