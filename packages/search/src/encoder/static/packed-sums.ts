import { largestByColumn, type TokenTable } from './token-table.ts'
import { unitVector } from './unit-vector.ts'
import type { CachedWord } from './word-cache.ts'

/** Two whole numbers in one, `high * packing + low`, each of at most 25 bits and a sign. */
const packing = 2 ** 26
/** Tokens that a sum of packed rows may hold: a low number then never reaches the high one. */
const maxTokens = 16
const maxUnits = packing / 2 / maxTokens - 1
/** Added and taken away again, it leaves a whole number. */
const rounder = 1.5 * 2 ** 52
const packedRounder = rounder * packing
const maxRowBytes = 128 * 2 ** 20
const rowsAtOnce = 8
/** Error of a number of a vector by rounding, at most. */
const maxError = 1e-6

/**
 * Sums of token rows in whole units, so that their order changes nothing. Two columns share one number and eight rows are added at once:
 * adding rows takes most of the time of a vector. Rows of words that several texts have are kept, and those of tokens of other words.
 */
export class PackedSums {
  readonly #table: TokenTable
  readonly #pairs: number
  /** Units that make 1, by column. */
  readonly #unitsOf: Float64Array
  /** What a unit of the sums is worth, by column. Sums of even columns are `packing` times as large. */
  readonly #worth: Float64Array
  readonly #maxUnit: number
  readonly #sums: Float64Array
  /** Packed rows of words and tokens, behind an empty one. */
  readonly #rows: Float64Array
  /** Row of each token; 0 where none is kept. */
  readonly #rowOfToken: Int32Array
  #nextRow: number
  /** Rows to be added, and how often. */
  readonly #group = new Int32Array(rowsAtOnce)
  readonly #amounts = new Float64Array(rowsAtOnce)
  #groupRows = 0
  #groupTokens = 0

  constructor(table: TokenTable) {
    this.#table = table
    this.#pairs = Math.ceil(table.used / 2)
    const largest = largestByColumn(table)
    this.#unitsOf = largest.map((value) => (value === 0 ? 0 : maxUnits / value))
    this.#worth = new Float64Array(2 * this.#pairs)
    this.#worth.set(largest.map((value, column) => value / maxUnits / (column % 2 === 0 ? packing : 1)))
    this.#maxUnit = largest.reduce((most, value) => Math.max(most, value), 0) / maxUnits
    this.#sums = new Float64Array(2 * this.#pairs)
    this.#rows = new Float64Array(Math.floor(maxRowBytes / 8 / this.#pairs) * this.#pairs)
    this.#rowOfToken = new Int32Array(table.rowOf.length)
    this.#nextRow = this.#pairs
  }

  /** Forgets the rows of words and tokens. */
  clear(): void {
    this.#rowOfToken.fill(0)
    this.#nextRow = this.#pairs
  }

  /** The sum of some words with length 1. Null where rounding might show in it. */
  unitSum(words: readonly CachedWord[]): Float32Array | null {
    this.#sums.fill(0)
    let tokens = 0
    for (const word of words) {
      tokens += word.ids.length * word.amount
      this.#addWord(word)
    }
    this.#addGroup()
    const length = this.#toValues()
    return tokens * this.#maxUnit * 0.5 > maxError * length ? null : unitVector(this.#sums, length)
  }

  #addWord(word: CachedWord): void {
    if (word.row < 0 && word.isKnown && this.#nextRow < this.#rows.length / 2 && word.ids.length <= maxTokens)
      word.row = this.#keepRow(word.ids)
    word.isKnown = true
    if (word.row < 0) for (const id of word.ids) this.#addToken(id, word.amount)
    else this.#addRow(word.row, word.ids.length, word.amount)
  }

  #addToken(id: number, amount: number): void {
    if (this.#rowOfToken[id] === 0 && this.#nextRow + this.#pairs <= this.#rows.length) this.#rowOfToken[id] = this.#keepRow([id])
    const row = this.#rowOfToken[id] as number
    if (row > 0) this.#addRow(row, 1, amount)
    else this.#addUnits(id, amount)
  }

  /** Adds a packed row, several times where the group can hold it. */
  #addRow(row: number, tokens: number, amount: number): void {
    for (let left = amount; left > 0; ) {
      const fits = Math.min(left, Math.floor((maxTokens - this.#groupTokens) / tokens))
      if (fits > 0) {
        this.#group[this.#groupRows] = row
        this.#amounts[this.#groupRows] = fits
        this.#groupRows += 1
        this.#groupTokens += fits * tokens
        left -= fits
      }
      if (left > 0 || this.#groupRows === rowsAtOnce) this.#addGroup()
    }
  }

  #addGroup(): void {
    const [rows, sums, pairs, group, amounts] = [this.#rows, this.#sums, this.#pairs, this.#group, this.#amounts]
    const [a, b, c, d] = [group[0] as number, group[1] as number, group[2] as number, group[3] as number]
    const [e, f, g, h] = [group[4] as number, group[5] as number, group[6] as number, group[7] as number]
    const [ofA, ofB, ofC, ofD] = [amounts[0] as number, amounts[1] as number, amounts[2] as number, amounts[3] as number]
    const [ofE, ofF, ofG, ofH] = [amounts[4] as number, amounts[5] as number, amounts[6] as number, amounts[7] as number]
    for (let at = 0; at < pairs; at++) {
      const packed =
        ofA * (rows[a + at] as number) +
        ofB * (rows[b + at] as number) +
        ofC * (rows[c + at] as number) +
        ofD * (rows[d + at] as number) +
        ofE * (rows[e + at] as number) +
        ofF * (rows[f + at] as number) +
        ofG * (rows[g + at] as number) +
        ofH * (rows[h + at] as number)
      const high = packed + packedRounder - packedRounder
      sums[2 * at] = (sums[2 * at] as number) + high
      sums[2 * at + 1] = (sums[2 * at + 1] as number) + (packed - high)
    }
    this.#group.fill(0)
    this.#amounts.fill(0)
    this.#groupRows = 0
    this.#groupTokens = 0
  }

  /** Answers where the row of these tokens is kept. */
  #keepRow(ids: readonly number[]): number {
    const start = this.#nextRow
    this.#nextRow += this.#pairs
    const row = this.#rows.subarray(start, this.#nextRow).fill(0)
    for (const id of ids)
      for (let at = 0; at < row.length; at++)
        row[at] = (row[at] as number) + packing * this.#unitsAt(id, 2 * at) + this.#unitsAt(id, 2 * at + 1)
    return start
  }

  /** Of a token whose row is not kept. */
  #addUnits(id: number, amount: number): void {
    const sums = this.#sums
    for (let at = 0; at < sums.length; at += 2) {
      sums[at] = (sums[at] as number) + packing * amount * this.#unitsAt(id, at)
      sums[at + 1] = (sums[at + 1] as number) + amount * this.#unitsAt(id, at + 1)
    }
  }

  /** A weighted number of a token in whole units; 0 behind the last column used. */
  #unitsAt(id: number, column: number): number {
    const { values, used, rowOf, weightOf } = this.#table
    if (column >= used) return 0
    const value = (weightOf[id] as number) * (values[(rowOf[id] as number) + column] as number)
    return value * (this.#unitsOf[column] as number) + rounder - rounder
  }

  /** Turns the sums into values, and answers the length of the vector. */
  #toValues(): number {
    const [sums, worth] = [this.#sums, this.#worth]
    let [even, odd] = [0, 0]
    for (let at = 0; at < sums.length; at += 2) {
      const first = (sums[at] as number) * (worth[at] as number)
      const second = (sums[at + 1] as number) * (worth[at + 1] as number)
      sums[at] = first
      sums[at + 1] = second
      even += first * first
      odd += second * second
    }
    return Math.sqrt(even + odd)
  }
}
