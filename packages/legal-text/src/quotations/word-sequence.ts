import { foldSameLength } from '../analysis/fold-text.ts'

/** What stands for words that a text hides: «[persona 1]», «[RUT]». */
export const hiddenWords = '\0'

const mask = /\[(?:persona \d{1,4}|[\p{L} ]{2,40})\]/uy
const wordSign = /[\p{L}\d]/u
export const bracket = 0x5b
const [firstSurrogate, lastSurrogate] = [0xd800, 0xdfff]

/** Whether each UTF-16 unit is a sign of words: 0 until it is asked for, 1 no, 2 yes. */
const unitKinds = new Uint8Array(65_536)

const readUnit = (unit: number): number => {
  const kind = wordSign.test(String.fromCharCode(unit)) ? 2 : 1
  unitKinds[unit] = kind
  return kind
}

/** Whether a UTF-16 unit is a sign of words by itself. Half of a pair is none. */
export function isWordUnit(unit: number): boolean {
  return (unitKinds[unit] || readUnit(unit)) === 2
}

/** UTF-16 units of the sign of words at a place; 0 where none stands. A pattern would take most of the time of reading a text. */
export function signWidth(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit < firstSurrogate || unit > lastSurrogate) return isWordUnit(unit) ? 1 : 0
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return sign.length === 2 && wordSign.test(sign) ? 2 : 0
}

const endOfWord = (text: string, from: number): number => {
  let end = from
  while (end < text.length) {
    const width = signWidth(text, end)
    if (width === 0) break
    end += width
  }
  return end
}

/** Where the mask ends that opens at a bracket; the bracket itself where none does. */
export function endOfMask(text: string, from: number): number {
  mask.lastIndex = from
  return mask.test(text) ? mask.lastIndex : from
}

/** «la acci n», «el art culo», «de la í sentencia»: what an extraction that displaced accented letters leaves. */
const displacedLetters = /(?<=\s)[áéíúñ](?=\s|$)|\p{Ll}[csx]i n(?!\p{L})|(?<!\p{L})art culo/u

/** The words of a text, folded, with their UTF-16 offsets. A pseudonym or mask in brackets is one `hiddenWords`. */
export class WordSequence {
  readonly text: string
  readonly words: readonly string[]
  readonly #from: readonly number[]
  readonly #to: readonly number[]
  #damaged: boolean | undefined
  #positions: ReadonlyMap<string, readonly number[]> | undefined

  constructor(text: string) {
    this.text = text.normalize('NFC')
    const words: string[] = []
    const from: number[] = []
    const to: number[] = []
    const folded = foldSameLength(this.text)
    for (let at = 0; at < folded.length; ) {
      const isBracket = folded.charCodeAt(at) === bracket
      const end = isBracket ? endOfMask(folded, at) : endOfWord(folded, at)
      if (end > at) {
        words.push(isBracket ? hiddenWords : folded.slice(at, end))
        from.push(at)
        to.push(end)
      }
      at = Math.max(end, at + 1)
    }
    this.words = words
    this.#from = from
    this.#to = to
  }

  /** Whether the text still shows that its accented letters were displaced. */
  get hasDisplacedLetters(): boolean {
    this.#damaged ??= displacedLetters.test(this.text)
    return this.#damaged
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
