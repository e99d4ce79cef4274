import type { NumberedTokens } from './numbered-tokens.ts'

/** Every token of one field of a batch, sorted by term, document and position. */
export interface InvertedField {
  /** In the order of `<`. */
  readonly terms: readonly string[]
  /** First token of each term. One entry longer than `terms`. */
  readonly starts: Uint32Array
  /** Two words per token, document and position, interleaved because they are read together. */
  readonly occurrences: Uint32Array
}

const tokensBetweenPauses = 4_096

/** Counting sort of the tokens by term number. */
export async function invertField(tokens: NumberedTokens, pause: () => Promise<void>): Promise<InvertedField> {
  const { numbers, positions, lengths } = tokens
  const order = await sortTerms(tokens, pause)
  const counts = new Uint32Array(order.length)
  for (let token = 0; token < numbers.length; token++) {
    const number = numbers[token]!
    counts[number] = counts[number]! + 1
    if (token % tokensBetweenPauses === 0) await pause()
  }
  const starts = new Uint32Array(order.length + 1)
  const next = counts
  for (let i = 0; i < order.length; i++) {
    const number = order[i] as number
    const start = starts[i]!
    starts[i + 1] = start + counts[number]!
    next[number] = start
  }
  const occurrences = new Uint32Array(2 * numbers.length)
  let end = 0
  for (let document = 0; document < lengths.length; document++) {
    let token = end
    end += lengths[document]!
    for (; token < end; token++) {
      const number = numbers[token]!
      const at = next[number]!
      next[number] = at + 1
      occurrences[2 * at] = document
      occurrences[2 * at + 1] = positions[token]!
      if (token % tokensBetweenPauses === 0) await pause()
    }
  }
  return { terms: order.map((number) => tokens.terms[number] as string), starts, occurrences }
}

/** Term numbers in sorted order. Sorts by first characters first, so that no step is long. */
const sortTerms = async ({ terms, numberOf }: NumberedTokens, pause: () => Promise<void>): Promise<number[]> => {
  const byStart = new Map<number, string[]>()
  for (const term of terms) {
    const start = startOf(term)
    const alike = byStart.get(start)
    if (alike === undefined) byStart.set(start, [term])
    else alike.push(term)
  }
  await pause()
  const order: number[] = []
  for (const start of [...byStart.keys()].sort((a, b) => a - b)) {
    for (const term of (byStart.get(start) as string[]).sort()) order.push(numberOf.get(term) as number)
    await pause()
  }
  return order
}

/** The first two code units as one number, in the order of `<`. */
const startOf = (term: string): number => (term.charCodeAt(0) || 0) * 0x10000 + (term.charCodeAt(1) || 0)
