import type { TokenStream } from '../model/document.ts'

/** Every token of one field of a batch, sorted by term and then by document and position. */
export interface InvertedField {
  /** In the order of `<`. */
  readonly terms: readonly string[]
  /** First token of each term; one entry more than terms. */
  readonly starts: Uint32Array
  readonly ordinals: Uint32Array
  readonly positions: Uint32Array
  /** By document. */
  readonly lengths: Uint32Array
}

const tokensBetweenPauses = 4_096

/** Counting sort of the tokens by the number of their term. */
export const invertField = async (streams: readonly (TokenStream | undefined)[], pause: () => Promise<void>): Promise<InvertedField> => {
  const lengths = Uint32Array.from(streams, (stream) => stream?.terms.length ?? 0)
  const size = lengths.reduce((sum, length) => sum + length, 0)
  const vocabulary = new Vocabulary()
  const numberOfToken = new Uint32Array(size)
  let token = 0
  for (const stream of streams) {
    const terms = stream?.terms ?? []
    for (let i = 0; i < terms.length; i++) {
      numberOfToken[token++] = vocabulary.count(terms[i] as string)
      if (token % tokensBetweenPauses === 0) await pause()
    }
  }
  const { terms, starts, next } = await vocabulary.sorted(pause)
  const ordinals = new Uint32Array(size)
  const positions = new Uint32Array(size)
  token = 0
  for (let ordinal = 0; ordinal < streams.length; ordinal++) {
    const tokens = streams[ordinal]?.positions ?? []
    for (let i = 0; i < tokens.length; i++) {
      const number = numberOfToken[token++] as number
      const at = next[number] as number
      next[number] = at + 1
      ordinals[at] = ordinal
      positions[at] = tokens[i] as number
      if (token % tokensBetweenPauses === 0) await pause()
    }
  }
  return { terms, starts, ordinals, positions, lengths }
}

/** Numbers for terms in the order they are met, and how often each was. */
class Vocabulary {
  private readonly numbers = new Map<string, number>()
  private readonly terms: string[] = []
  private readonly counts: number[] = []

  count(term: string): number {
    const number = this.numbers.get(term) ?? this.add(term)
    this.counts[number] = (this.counts[number] as number) + 1
    return number
  }

  /** `next` has, by number, the place of the first token of the term once tokens are sorted. */
  async sorted(pause: () => Promise<void>): Promise<{ terms: string[]; starts: Uint32Array; next: Uint32Array }> {
    const order = await this.order(pause)
    const starts = new Uint32Array(order.length + 1)
    const next = new Uint32Array(order.length)
    order.forEach((number, i) => {
      next[number] = starts[i] as number
      starts[i + 1] = (starts[i] as number) + (this.counts[number] as number)
    })
    return { terms: order.map((number) => this.terms[number] as string), starts, next }
  }

  /** Numbers in the order of their terms. Sorted apart by how they begin, so that no step is long. */
  private async order(pause: () => Promise<void>): Promise<number[]> {
    const byStart = new Map<string, number[]>()
    for (const [number, term] of this.terms.entries()) {
      const start = term.slice(0, 2)
      const alike = byStart.get(start)
      if (alike === undefined) byStart.set(start, [number])
      else alike.push(number)
    }
    const order: number[] = []
    for (const start of [...byStart.keys()].sort()) {
      const alike = byStart.get(start) as number[]
      alike.sort((a, b) => ((this.terms[a] as string) < (this.terms[b] as string) ? -1 : 1))
      for (const number of alike) order.push(number)
      await pause()
    }
    return order
  }

  /** Half a surrogate pair has no UTF-8: it is read as the replacement character. */
  private add(term: string): number {
    const text = term.toWellFormed()
    let number = text === term ? undefined : this.numbers.get(text)
    if (number === undefined) {
      number = this.terms.length
      this.terms.push(text)
      this.counts.push(0)
      this.numbers.set(text, number)
    }
    this.numbers.set(term, number)
    return number
  }
}
