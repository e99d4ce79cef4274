import { foldSameLength } from '../analysis/fold-text.ts'

/** What stands for words that a text hides: «[persona 1]», «[RUT]». */
export const hiddenWords = '\0'

const tokens = /\[(?:persona \d{1,4}|[\p{L} ]{2,40})\]|[\p{L}\d]+/gu

/** The words of a text, folded, with their UTF-16 offsets. A pseudonym or mask in brackets is one `hiddenWords`. */
export class WordSequence {
  readonly text: string
  readonly words: readonly string[]
  readonly #from: readonly number[]
  readonly #to: readonly number[]
  #positions: ReadonlyMap<string, readonly number[]> | undefined

  constructor(text: string) {
    this.text = text.normalize('NFC')
    const words: string[] = []
    const from: number[] = []
    const to: number[] = []
    for (const { 0: token, index } of foldSameLength(this.text).matchAll(tokens)) {
      words.push(token.startsWith('[') ? hiddenWords : token)
      from.push(index)
      to.push(index + token.length)
    }
    this.words = words
    this.#from = from
    this.#to = to
  }

  /** Where a word stands, ascending. */
  positionsOf(word: string): readonly number[] {
    if (this.#positions === undefined) {
      const positions = new Map<string, number[]>()
      for (const [place, each] of this.words.entries()) {
        const known = positions.get(each)
        if (known === undefined) positions.set(each, [place])
        else known.push(place)
      }
      this.#positions = positions
    }
    return this.#positions.get(word) ?? []
  }

  /** UTF-16 range of the words from `first` up to, not including, `end`. */
  rangeOf(first: number, end: number): readonly [from: number, to: number] {
    const from = this.#from[first] ?? this.text.length
    return [from, end > first ? (this.#to[end - 1] ?? this.text.length) : from]
  }

  /** The text of those words, with the signs between them. */
  slice(first: number, end: number): string {
    return this.text.slice(...this.rangeOf(first, end))
  }
}
