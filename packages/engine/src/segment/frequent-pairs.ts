/** Names for pairs of adjacent frequent words. */
export class FrequentPairs {
  readonly #numbers: ReadonlyMap<string, number>
  /** Most words of a text are longer and need no lookup. */
  readonly #maxLength: number
  /** By first and second word. */
  readonly #names: readonly (readonly string[])[]

  constructor(words: readonly string[]) {
    const distinct = [...new Set(words)]
    this.#maxLength = Math.max(0, ...distinct.map(({ length }) => length))
    this.#numbers = new Map(distinct.map((word, i) => [word, i]))
    this.#names = distinct.map((_, first) => distinct.map((_, second) => `${first} ${second}`))
  }

  /** null when one of the words is not frequent. */
  nameOf(first: string, second: string): string | null {
    const [a, b] = [this.#numbers.get(first), this.#numbers.get(second)]
    return a === undefined || b === undefined ? null : (this.#names[a]?.[b] ?? null)
  }

  get size(): number {
    return this.#names.length
  }

  /** -1 for a word that is not frequent. */
  wordNumber(word: string): number {
    return word.length > this.#maxLength ? -1 : (this.#numbers.get(word) ?? -1)
  }

  nameOfNumbers(first: number, second: number): string {
    return this.#names[first]?.[second] as string
  }
}

const pairsByWords = new WeakMap<readonly string[], FrequentPairs>()

/** null when there is no list of words. */
export function frequentPairs(words: readonly string[] | undefined): FrequentPairs | null {
  if (words === undefined) return null
  let pairs = pairsByWords.get(words)
  if (pairs === undefined) {
    pairs = new FrequentPairs(words)
    pairsByWords.set(words, pairs)
  }
  return pairs
}
