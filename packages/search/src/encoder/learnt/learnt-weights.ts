import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** A vector for each feature: what training left. */
export interface LearntWeights {
  /** Names these weights. */
  readonly digest: string
  readonly dimension: number
  /** Row of each feature, by its hash. */
  readonly rowOf: ReadonlyMap<number, number>
  /** Rows of `dimension` numbers, each to be multiplied by the scale of its row. */
  readonly rows: Int8Array
  readonly scales: Float32Array
}

export const weightsFile = join(import.meta.dirname, 'weights.bin')

const headerBytes = 12
const magic = 0x314a_4245
const largest = 127

/**
 * Bytes of the file: a mark, the number of rows, the dimension, then the hashes of the features in ascending order, the scales and the rows in 8 bits.
 * `table` has one row for each of `hashes`.
 */
export function formatWeights(hashes: readonly number[], table: Float32Array, dimension: number): Uint8Array {
  const order = hashes.map((_, at) => at).sort((a, b) => (hashes[a] as number) - (hashes[b] as number))
  const count = hashes.length
  const bytes = new Uint8Array(headerBytes + count * (8 + dimension))
  new Uint32Array(bytes.buffer, 0, 3).set([magic, count, dimension])
  const keys = new Uint32Array(bytes.buffer, headerBytes, count)
  const scales = new Float32Array(bytes.buffer, headerBytes + 4 * count, count)
  const rows = new Int8Array(bytes.buffer, headerBytes + 8 * count)
  order.forEach((from, to) => {
    const row = table.subarray(from * dimension, (from + 1) * dimension)
    const scale = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / largest
    keys[to] = hashes[from] as number
    scales[to] = scale
    rows.set(
      row.map((value) => (scale === 0 ? 0 : Math.round(value / scale))),
      to * dimension,
    )
  })
  return bytes
}

/** @throws Error when the bytes are not those of `formatWeights` */
export function parseWeights(file: Uint8Array): LearntWeights {
  const bytes = Uint8Array.from(file)
  const [mark, count = 0, dimension = 0] = bytes.length < headerBytes ? [] : new Uint32Array(bytes.buffer, 0, 3)
  if (mark !== magic || bytes.length !== headerBytes + count * (8 + dimension)) throw new Error('These are no weights of the encoder')
  const keys = new Uint32Array(bytes.buffer, headerBytes, count)
  return {
    digest: crc32(bytes).toString(16),
    dimension,
    rowOf: new Map(Array.from(keys, (hash, row) => [hash, row])),
    scales: new Float32Array(bytes.buffer, headerBytes + 4 * count, count),
    rows: new Int8Array(bytes.buffer, headerBytes + 8 * count),
  }
}

let shipped: LearntWeights | undefined

/** The weights of this version, read on first use. */
export function shippedWeights(): LearntWeights {
  shipped ??= parseWeights(readFileSync(weightsFile))
  return shipped
}
