import type { VectorReader } from '../segment/vector-reader.ts'
import type { Candidates } from './candidates.ts'
import { highBytes, rowsAtOnce } from './kernel-rows.ts'
import { strideOf } from './resident-rows.ts'
import { vectorKernel } from './vector-kernel.ts'

/** The scales belong to 16-bit integers, of which these are the high bytes. */
const stepsOfHigh = 256
/** Steps of the query's largest component. Products of up to 8,192 dimensions still fit into 32 bits. */
const querySteps = 2047

interface QuantisedQuery {
  readonly query: Int16Array
  readonly step: number
}

/** Sets the cosine by 8-bit integers of every candidate. Candidates are grouped by segment. */
export function scoreRows(candidates: Candidates, readers: readonly (VectorReader | null)[], unit: Float32Array): void {
  const { query, step } = quantiseQuery(unit)
  for (let from = 0; from < candidates.count; ) {
    const segment = candidates.segments[from]!
    let to = from + 1
    while (to < candidates.count && to - from < rowsAtOnce && candidates.segments[to] === segment) to += 1
    const vectors = readers[segment] as VectorReader
    const rows = candidates.rows.subarray(from, to)
    const products = vectorKernel().products(highBytes.of(vectors, rows), query)
    for (let i = 0; i < rows.length; i++) candidates.scores[from + i] = products[i]! * step * vectors.scales[rows[i]!]!
    from = to
  }
}

const quantiseQuery = (unit: Float32Array): QuantisedQuery => {
  let largest = 0
  for (const value of unit) largest = Math.max(largest, Math.abs(value))
  const query = new Int16Array(strideOf(unit.length))
  for (let i = 0; i < unit.length; i++) query[i] = Math.round((unit[i]! / largest) * querySteps)
  return { query, step: (largest / querySteps) * stepsOfHigh }
}
