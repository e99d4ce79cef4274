import { type Ruling, rulingText } from '@basejuris/domain'
import { jaccard } from '@basejuris/legal-text'
import { shingleSet } from '@basejuris/legal-text/similarity/shingle-set'

/** How far two texts are one, word by word: names and numbers count, masks, signs and case do not. */
export interface TextComparison {
  /** The same words throughout. */
  readonly same: boolean
  readonly jaccard: number
  /** Part of the shorter that the longer contains. */
  readonly contained: number
  /** Five-word shingles of the shorter. */
  readonly shorter: number
}

const marks = /\[[^\]\n]{1,40}\]/gu
const word = /[\p{L}\d]+/gu

const wordsOf = (ruling: Ruling): string[] => rulingText(ruling).replace(marks, ' ').toLowerCase().normalize('NFC').match(word) ?? []

export function compareTexts(one: Ruling, other: Ruling): TextComparison {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [left, right] = [shingleSet(a), shingleSet(b)]
  const index = jaccard(left, right)
  const shorter = Math.min(left.length, right.length)
  const shared = (index * (left.length + right.length)) / (1 + index)
  return {
    same: a.length === b.length && a.every((text, at) => text === b[at]),
    jaccard: index,
    contained: shorter === 0 ? 0 : shared / shorter,
    shorter,
  }
}
