import type { TokenStream } from '../model/document.ts'

/** Names for two frequent words that stand side by side, and where they do. */
export class FrequentPairs {
  private readonly numbers: ReadonlyMap<string, number>
  /** Most words of a text are longer, and need not be looked up. */
  private readonly longest: number
  /** By first and second word. */
  private readonly names: readonly (readonly string[])[]

  constructor(words: readonly string[]) {
    const distinct = [...new Set(words)]
    this.longest = Math.max(0, ...distinct.map(({ length }) => length))
    this.numbers = new Map(distinct.map((word, i) => [word, i]))
    this.names = distinct.map((_, first) => distinct.map((_, second) => `${first} ${second}`))
  }

  /** null when one of the words is not frequent. */
  nameOf(first: string, second: string): string | null {
    const [a, b] = [this.numbers.get(first), this.numbers.get(second)]
    return a === undefined || b === undefined ? null : (this.names[a]?.[b] ?? null)
  }

  /** All pairs of a text, each at the position of its first word. */
  streamOf({ terms, positions }: TokenStream): TokenStream {
    const found: string[] = []
    const places: number[] = []
    const numbers = terms.map((term) => (term.length > this.longest ? undefined : this.numbers.get(term)))
    for (let i = 0; i < numbers.length; i++) {
      const first = numbers[i]
      if (first === undefined) continue
      const position = positions[i] as number
      for (let j = i + 1; j < numbers.length && (positions[j] as number) <= position + 1; j++) {
        const second = numbers[j]
        if (second === undefined || positions[j] === position) continue
        found.push(this.names[first]?.[second] as string)
        places.push(position)
      }
    }
    return { terms: found, positions: places }
  }
}

const known = new WeakMap<readonly string[], FrequentPairs>()

/** The pairs of a list of words; null where there is none. */
export const frequentPairs = (words: readonly string[] | undefined): FrequentPairs | null => {
  if (words === undefined) return null
  let pairs = known.get(words)
  if (pairs === undefined) {
    pairs = new FrequentPairs(words)
    known.set(words, pairs)
  }
  return pairs
}
