import type { TokenStream } from '../model/document.ts'
import { sectionTerm } from '../segment/companion-fields.ts'

/** Every token of one field of a batch, document by document. */
export interface NumberedTokens {
  /** By number, without repetition. */
  readonly terms: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
  /** Term number and position of each token. */
  readonly numbers: Uint32Array
  readonly positions: Uint32Array
  /** Number of tokens of each document. */
  readonly lengths: Uint32Array
}

const tokensBetweenPauses = 4_096
/** Size of a direct-mapped cache of recent terms, in bits. A `Map` is much slower for string objects it has not seen. */
const maxRecentTermBits = 16

/** Numbers terms in order of first occurrence. An unpaired surrogate has no UTF-8 and becomes the replacement character. */
export async function numberTokens(streams: readonly (TokenStream | undefined)[], pause: () => Promise<void>): Promise<NumberedTokens> {
  const lengths = Uint32Array.from(streams, (stream) => stream?.terms.length ?? 0)
  const size = lengths.reduce((sum, length) => sum + length, 0)
  const numbers = new Uint32Array(size)
  const positions = new Uint32Array(size)
  const numberOf = new Map<string, number>()
  const terms: string[] = []
  const add = (term: string): number => {
    const text = term.toWellFormed()
    const number = (text === term ? undefined : numberOf.get(text)) ?? terms.push(text) - 1
    numberOf.set(text, number)
    if (text !== term) numberOf.set(term, number)
    return number
  }
  const bits = Math.min(maxRecentTermBits, 32 - Math.clz32(size))
  const recentTerms = new Array<string | null>(2 ** bits).fill(null)
  const recentNumbers = new Uint32Array(2 ** bits)
  let token = 0
  for (const stream of streams) {
    if (stream === undefined) continue
    for (let i = 0; i < stream.terms.length; i++) {
      const term = stream.terms[i] as string
      const slot = hashOf(term) >>> (32 - bits)
      if (recentTerms[slot] !== term) {
        recentTerms[slot] = term
        recentNumbers[slot] = numberOf.get(term) ?? add(term)
      }
      numbers[token] = recentNumbers[slot]!
      positions[token++] = stream.positions[i] as number
      if (token % tokensBetweenPauses === 0) await pause()
    }
  }
  return { terms, numberOf, numbers, positions, lengths }
}

const hashOf = (term: string): number => {
  let hash = term.length
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  return Math.imul(hash, 0x9e3779b1)
}

/** Section beginnings as tokens of one term. */
export function sectionTokens(streams: readonly (TokenStream | undefined)[]): NumberedTokens {
  const begins = streams.map((stream) => stream?.sections ?? [])
  const positions = Uint32Array.from(begins.flat())
  return {
    terms: positions.length === 0 ? [] : [sectionTerm],
    numberOf: new Map([[sectionTerm, 0]]),
    numbers: new Uint32Array(positions.length),
    positions,
    lengths: Uint32Array.from(begins, ({ length }) => length),
  }
}
