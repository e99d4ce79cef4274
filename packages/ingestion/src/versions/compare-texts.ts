import { type Ruling, rulingText } from '@basejuris/domain'
import { jaccard, shingleSet } from '@basejuris/legal-text'

/** How similar two texts are, word by word. Names and numbers count; masks, punctuation and case do not. */
export interface TextComparison {
  /** The words are identical. */
  readonly same: boolean
  readonly jaccard: number
  /** Share of the shorter text that the longer one contains. */
  readonly contained: number
  /** Number of five-word shingles of the shorter text. */
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
