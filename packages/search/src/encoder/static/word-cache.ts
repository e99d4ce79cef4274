/** A word as written, cut into tokens once. */
export interface CachedWord {
  /** Tokens that count. */
  readonly ids: readonly number[]
  /** How often the text being read has it. */
  amount: number
  /** Whether an earlier text had it. */
  isKnown: boolean
  /** Place among the rows of frequent words; less than 0 where it has none. */
  row: number
}

export interface WordCacheOptions {
  /** Cuts a word into the tokens that count. `isFirst`: the word begins the text. */
  readonly cut: (word: string, isFirst: boolean) => readonly number[]
  readonly maxWords: number
}

/** Longer words are cut again each time. */
const maxLetters = 60
/** Space for the letters of words, on average. */
const lettersPerWord = 12
const hashFactor = 0x01000193
const slotFactor = 0x9e3779b1
const space = 0x20

/** Words of texts, found by their letters without a string of their own. */
export class WordCache {
  readonly #cut: WordCacheOptions['cut']
  readonly #maxWords: number
  readonly #words: CachedWord[] = []
  /** Open addressing: the number of a word from 1 on, 0 where free. */
  readonly #slots: Int32Array
  readonly #slotBits: number
  /** Hash of the letters of each word; its last bit says whether the word begins a text. */
  readonly #keys: Int32Array
  /** Where the letters of each word begin. */
  readonly #starts: Int32Array
  readonly #letters: Uint16Array

  constructor({ cut, maxWords }: WordCacheOptions) {
    this.#cut = cut
    this.#maxWords = maxWords
    this.#slotBits = Math.ceil(Math.log2(maxWords * 2))
    this.#slots = new Int32Array(2 ** this.#slotBits)
    this.#keys = new Int32Array(maxWords)
    this.#starts = new Int32Array(maxWords + 1)
    this.#letters = new Uint16Array(maxWords * lettersPerWord + maxLetters)
  }

  get isFull(): boolean {
    const used = this.#starts[this.#words.length] as number
    return this.#words.length === this.#maxWords || used + maxLetters > this.#letters.length
  }

  /** Forgets every word. Not while a text is read. */
  clear(): void {
    this.#words.length = 0
    this.#slots.fill(0)
  }

  /** Passes each word between white space, in the order of the text. */
  eachWord(text: string, use: (word: CachedWord) => void): void {
    const { length } = text
    let from = -1
    let first = 1
    let hash = 0
    for (let at = 0; at <= length; at++) {
      const code = at === length ? space : text.charCodeAt(at)
      if (!isWhiteSpace(code)) {
        if (from < 0) {
          from = at
          hash = 0
        }
        hash = Math.imul(hash ^ code, hashFactor)
      } else if (from >= 0) {
        use(this.#wordAt(text, from, at, (hash << 1) | first))
        first = 0
        from = -1
      }
    }
  }

  #wordAt(text: string, from: number, to: number, key: number): CachedWord {
    const mask = this.#slots.length - 1
    let slot = Math.imul(key, slotFactor) >>> (32 - this.#slotBits)
    for (let number = this.#slots[slot] as number; number !== 0; number = this.#slots[slot] as number) {
      if (this.#keys[number - 1] === key && this.#isWritten(number - 1, text, from, to)) return this.#words[number - 1] as CachedWord
      slot = (slot + 1) & mask
    }
    const ids = this.#cut(text.slice(from, to), (key & 1) === 1)
    const word = { ids, amount: 0, isKnown: false, row: -1 }
    if (to - from <= maxLetters && !this.isFull) {
      this.#keys[this.#words.length] = key
      this.#writeLetters(text, from, to)
      this.#slots[slot] = this.#words.push(word)
    }
    return word
  }

  #isWritten(number: number, text: string, from: number, to: number): boolean {
    const start = this.#starts[number] as number
    if ((this.#starts[number + 1] as number) - start !== to - from) return false
    for (let at = from; at < to; at++) if (this.#letters[start + at - from] !== text.charCodeAt(at)) return false
    return true
  }

  #writeLetters(text: string, from: number, to: number): void {
    const number = this.#words.length
    const start = this.#starts[number] as number
    for (let at = from; at < to; at++) this.#letters[start + at - from] = text.charCodeAt(at)
    this.#starts[number + 1] = start + to - from
  }
}

/** As `\s` has them, and control characters. */
const isWhiteSpace = (code: number): boolean => code <= space || (code >= 0xa0 && isWideSpace(code))

const isWideSpace = (code: number): boolean =>
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  (code >= 0x2028 && code <= 0x2029) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000
