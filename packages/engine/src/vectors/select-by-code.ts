import type { VectorReader } from '../segment/vector-reader.ts'
import { residentCodes } from './resident-codes.ts'
import { vectorKernel } from './vector-kernel.ts'

export interface VectorRow {
  readonly segment: number
  readonly row: number
  readonly ordinal: number
  score: number
}

const leastCandidates = 1_000
const candidatesOfAll = 0.01
const candidatesOfLimit = 10
/** Up to so many rows all are compared by 8-bit integers. */
const fewRows = 3_000

/** The rows whose codes are nearest to that of the query, more than enough for `limit`; all when they are few. Ties are kept. */
export const selectByCode = (
  rows: readonly VectorRow[],
  readers: readonly (VectorReader | null)[],
  code: () => Uint8Array,
  limit: number,
): VectorRow[] => {
  const wanted = Math.max(leastCandidates, Math.ceil(rows.length * candidatesOfAll), limit * candidatesOfLimit)
  if (rows.length <= Math.max(fewRows, wanted)) return [...rows]
  const query = code()
  const distances = readers.map((vectors) =>
    vectors === null ? new Uint16Array(0) : vectorKernel().distances(residentCodes(vectors), vectors.rows, query).slice(),
  )
  const counts = new Uint32Array(query.length * 8 + 1)
  for (const { segment, row } of rows) {
    const distance = distances[segment]?.[row] as number
    counts[distance] = (counts[distance] as number) + 1
  }
  let farthest = 0
  for (let found = counts[0] as number; found < wanted; ) found += counts[++farthest] as number
  return rows.filter(({ segment, row }) => (distances[segment]?.[row] as number) <= farthest)
}
