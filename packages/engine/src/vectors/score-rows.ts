import type { VectorReader } from '../segment/vector-reader.ts'
import type { Candidates } from './candidates.ts'
import { residentRows, strideOf } from './resident-vectors.ts'
import { vectorKernel } from './vector-kernel.ts'

const rowsAtOnce = 256
/** 8-bit integers are the high bytes of those the scales are for. */
const stepsOfHigh = 256
/** Steps of the query's largest component: products of up to 8,192 dimensions still fit into 32 bits. */
const querySteps = 2047

interface QuantisedQuery {
  readonly query: Int16Array
  readonly step: number
}

/** Gives each row its cosine by 8-bit integers. Candidates lie segment after segment. */
export const scoreRows = (candidates: Candidates, readers: readonly (VectorReader | null)[], unit: Float32Array): void => {
  const quantised = quantiseQuery(unit)
  for (let from = 0; from < candidates.count; ) {
    const segment = candidates.segments[from] as number
    let to = from
    while (to < candidates.count && candidates.segments[to] === segment) to += 1
    const vectors = readers[segment] as VectorReader
    const rows = candidates.rows.subarray(from, to)
    const scores = candidates.scores.subarray(from, to)
    if (residentRows(vectors) === null) scoreCopied(vectors, rows, scores, quantised)
    else scoreResident(vectors, rows, scores, quantised)
    from = to
  }
}

const scoreResident = (vectors: VectorReader, rows: Uint32Array, scores: Float64Array, { query, step }: QuantisedQuery): void => {
  const region = residentRows(vectors)
  if (region === null) return
  const products = vectorKernel().products(region, rows, query)
  for (let i = 0; i < rows.length; i++) scores[i] = (products[i] as number) * step * (vectors.scales[rows[i] as number] as number)
}

const scoreCopied = (vectors: VectorReader, rows: Uint32Array, scores: Float64Array, { query, step }: QuantisedQuery): void => {
  const kernel = vectorKernel()
  const staging = kernel.scratchFor('rows', rowsAtOnce * query.length)
  const numbers = Uint32Array.from({ length: rowsAtOnce }, (_, i) => i)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, rows.length - from)
    const bytes = kernel.bytes(staging).fill(0)
    for (let i = 0; i < count; i++) bytes.set(vectors.high(rows[from + i] as number), i * query.length)
    const products = kernel.products(staging, numbers.subarray(0, count), query)
    for (let i = 0; i < count; i++) scores[from + i] = (products[i] as number) * step * (vectors.scales[rows[from + i] as number] as number)
  }
}

const quantiseQuery = (unit: Float32Array): QuantisedQuery => {
  let largest = 0
  for (const value of unit) largest = Math.max(largest, Math.abs(value))
  const query = new Int16Array(strideOf(unit.length))
  for (let i = 0; i < unit.length; i++) query[i] = Math.round(((unit[i] as number) / largest) * querySteps)
  return { query, step: (largest / querySteps) * stepsOfHigh }
}
