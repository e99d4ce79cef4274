import { PackedSums } from './packed-sums.ts'
import type { Tokeniser } from './read-tokeniser.ts'
import type { TokenTable } from './token-table.ts'
import { unitVector } from './unit-vector.ts'
import { type CachedWord, WordCache } from './word-cache.ts'

const maxCachedWords = 200_000

/** Null for a text without a known token. The length is always 1, so that `normalize` of the model's settings changes nothing. */
export function meanOfTokens(table: TokenTable, { cutWord }: Tokeniser): (text: string) => Float32Array | null {
  const cut = (word: string, isFirst: boolean): number[] => cutWord(word, isFirst).filter((id) => table.weightOf[id] !== 0)
  const cache = new WordCache({ cut, maxWords: maxCachedWords })
  const packed = new PackedSums(table)
  const found: CachedWord[] = []
  const count = (word: CachedWord): void => {
    if (word.amount === 0 && word.ids.length > 0) found.push(word)
    word.amount += 1
  }
  return (text) => {
    if (cache.isFull) {
      cache.clear()
      packed.clear()
    }
    cache.eachWord(text, count)
    if (found.length === 0) return null
    const vector = packed.unitSum(found) ?? exactUnitSum(table, found)
    for (const word of found) word.amount = 0
    found.length = 0
    return vector
  }
}

/** In the numbers of the table, for sums so small that whole units would show. */
const exactUnitSum = (table: TokenTable, words: readonly CachedWord[]): Float32Array | null => {
  const { values, rowOf, weightOf, used } = table
  const sum = new Float64Array(used)
  for (const { ids, amount } of words)
    for (const id of ids) {
      const [row, weight] = [rowOf[id] as number, amount * (weightOf[id] as number)]
      for (let at = 0; at < used; at++) sum[at] = (sum[at] as number) + weight * (values[row + at] as number)
    }
  const squares = sum.reduce((total, value) => total + value * value, 0)
  return squares === 0 ? null : unitVector(sum, Math.sqrt(squares))
}
