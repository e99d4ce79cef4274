import { describe, expect, it } from 'vitest'
import { meanOfTokens } from './mean-of-tokens.ts'
import type { TokenTable } from './token-table.ts'

const tokens = 400
/** Odd, so that the last column has no other to share a number with. */
const used = 37

/** Numbers between -1 and 1 that look random and are always the same. */
const numberAt = (place: number): number => Math.sin(place * 12.9898 + 1) * Math.cos(place * 4.1414)

function buildTable(more: Partial<TokenTable> = {}): TokenTable {
  return {
    values: Float32Array.from({ length: tokens * used }, (_, at) => numberAt(at)),
    used,
    rowOf: Int32Array.from({ length: tokens }, (_, id) => id * used),
    weightOf: new Float32Array(tokens).fill(1),
    ...more,
  }
}

/** «12-5-7» is the tokens 12, 5 and 7. */
const cutWord = (word: string): number[] => word.split('-').map(Number)
const open = (table: TokenTable) => meanOfTokens(table, { cutWord, lastId: tokens - 1, unknown: null })

function plainMean({ values, rowOf, weightOf }: TokenTable, text: string): number[] {
  const sum = Array.from({ length: used }, () => 0)
  for (const id of text.split(/\s+/u).flatMap(cutWord))
    for (const column of sum.keys()) sum[column] = (sum[column] ?? 0) + (weightOf[id] ?? 0) * (values[(rowOf[id] ?? 0) + column] ?? 0)
  const length = Math.hypot(...sum)
  return sum.map((value) => value / length)
}

const largestDifference = (vector: Float32Array | null, expected: readonly number[]): number =>
  Math.max(...expected.map((value, column) => Math.abs(value - (vector?.[column] ?? Number.NaN))))

const texts = [
  '3',
  '3-4 3 5 3-4-5 6 7 8 9 10 11 12 13 14 15 16 17 18-19-20-21 22',
  `${'7-8 '.repeat(1_000)}9`,
  Array.from({ length: 40 }, (_, id) => id).join('-'),
  Array.from({ length: 2_000 }, (_, at) => `${(at * 7) % tokens}-${(at * 31) % tokens}`).join(' '),
]

describe('the mean of tokens', () => {
  const uneven = { weightOf: Float32Array.from({ length: tokens }, (_, id) => (id % 5) * 0.37 + 0.01) }
  const outlier = { values: buildTable().values.map((value, at) => (at === used + 3 ? 1e7 : value)) }
  it.each([
    ['of even weights', {}],
    ['of weights of their own', uneven],
    ['of a table with one huge number, where whole units would be too coarse', outlier],
    ['of rows that tokens share', { rowOf: Int32Array.from({ length: tokens }, (_, id) => (id % 11) * used) }],
  ])('is the sum of their rows with length 1, %s', (_, more) => {
    const table = buildTable(more)
    const mean = open(table)
    for (const text of texts) expect(largestDifference(mean(text), plainMean(table, text))).toBeLessThan(1e-6)
  })

  it('is the same to the last bit whatever was read before', () => {
    const mean = open(buildTable(uneven))
    const first = texts.map(mean)
    for (const text of texts.toReversed()) mean(text)
    expect(texts.map(mean)).toEqual(first)
    expect(
      texts
        .toReversed()
        .map(open(buildTable(uneven)))
        .toReversed(),
    ).toEqual(first)
  })

  it('is null where no token counts', () => {
    const table = buildTable({ weightOf: new Float32Array(tokens) })
    expect(open(table)('1 2 3')).toBeNull()
    expect(open(buildTable())('   ')).toBeNull()
    const opposite = buildTable({
      values: Float32Array.from({ length: tokens * used }, (_, at) => (Math.floor(at / used) % 2 === 0 ? 1 : -1)),
    })
    expect(open(opposite)('1 2')).toBeNull()
  })
})
