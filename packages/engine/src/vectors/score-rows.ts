import type { VectorReader } from '../segment/vector-reader.ts'
import type { Candidates } from './candidates.ts'
import { vectorKernel } from './vector-kernel.ts'

const rowsAtOnce = 256
/** Steps of the query's largest component: products of up to 8,192 dimensions still fit into 32 bits. */
const querySteps = 2047

/** Gives each row its cosine by 8-bit integers. */
export const scoreRows = (candidates: Candidates, readers: readonly (VectorReader | null)[], unit: Float32Array): void => {
  const stride = Math.ceil(unit.length / 16) * 16
  const kernel = vectorKernel()
  const { query, step } = quantiseQuery(unit, stride)
  const { count, segments, rows, scores } = candidates
  const reader = (i: number): VectorReader => readers[segments[i] as number] as VectorReader
  for (let from = 0; from < count; from += rowsAtOnce) {
    const to = Math.min(count, from + rowsAtOnce)
    const staging = kernel.scratchFor('rows', rowsAtOnce * stride)
    const bytes = kernel.bytes(staging)
    if (stride !== unit.length) bytes.fill(0)
    for (let i = from; i < to; i++) bytes.set(reader(i).int8(rows[i] as number), (i - from) * stride)
    const products = kernel.products(staging, to - from, query)
    for (let i = from; i < to; i++) scores[i] = (products[i - from] as number) * step * (reader(i).scales[rows[i] as number] as number)
  }
}

const quantiseQuery = (unit: Float32Array, stride: number): { query: Int16Array; step: number } => {
  const largest = unit.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const query = new Int16Array(stride)
  unit.forEach((value, i) => {
    query[i] = Math.round((value / largest) * querySteps)
  })
  return { query, step: largest / querySteps }
}
