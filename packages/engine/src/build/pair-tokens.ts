import type { FrequentPairs } from '../segment/frequent-pairs.ts'
import type { NumberedTokens } from './numbered-tokens.ts'

const tokensBetweenPauses = 4_096

/** All adjacent pairs of frequent words, each at the position of its first word. */
export async function pairTokens(tokens: NumberedTokens, pairs: FrequentPairs, pause: () => Promise<void>): Promise<NumberedTokens> {
  const { numbers, positions, lengths } = tokens
  const wordOf = Int32Array.from(tokens.terms, (term) => pairs.wordNumber(term))
  const terms: string[] = []
  const numbersOfPairs = new Int32Array(pairs.size * pairs.size).fill(-1)
  const found = { numbers: [] as number[], positions: [] as number[], lengths: new Uint32Array(lengths.length) }
  let end = 0
  for (let document = 0; document < lengths.length; document++) {
    let token = end
    end += lengths[document]!
    for (; token < end; token++) {
      if (token % tokensBetweenPauses === 0) await pause()
      const first = wordOf[numbers[token]!]!
      if (first < 0) continue
      const position = positions[token]!
      for (let next = token + 1; next < end && positions[next]! <= position + 1; next++) {
        const second = wordOf[numbers[next]!]!
        if (second < 0 || positions[next] === position) continue
        const pair = first * pairs.size + second
        if (numbersOfPairs[pair]! < 0) numbersOfPairs[pair] = terms.push(pairs.nameOfNumbers(first, second)) - 1
        found.numbers.push(numbersOfPairs[pair]!)
        found.positions.push(position)
        found.lengths[document] = found.lengths[document]! + 1
      }
    }
  }
  return {
    terms,
    numberOf: new Map(terms.map((term, number) => [term, number])),
    numbers: Uint32Array.from(found.numbers),
    positions: Uint32Array.from(found.positions),
    lengths: found.lengths,
  }
}
