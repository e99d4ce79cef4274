import type { VectorReader } from '../segment/vector-reader.ts'
import type { VectorRow } from './select-by-code.ts'
import { vectorKernel } from './vector-kernel.ts'

const rowsAtOnce = 256
/** Steps of the query's largest component: products of up to 8,192 dimensions still fit into 32 bits. */
const querySteps = 2047

/** Gives each row its cosine by 8-bit integers. */
export const scoreRows = (rows: readonly VectorRow[], readers: readonly (VectorReader | null)[], unit: Float32Array): void => {
  const stride = Math.ceil(unit.length / 16) * 16
  const kernel = vectorKernel()
  const { query, step } = quantiseQuery(unit, stride)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce)
    const staging = kernel.scratchFor('rows', rowsAtOnce * stride)
    const bytes = kernel.bytes(staging)
    if (stride !== unit.length) bytes.fill(0)
    part.forEach(({ segment, row }, i) => {
      bytes.set((readers[segment] as VectorReader).int8(row), i * stride)
    })
    const products = kernel.products(staging, part.length, query)
    part.forEach((each, i) => {
      each.score = (products[i] as number) * step * ((readers[each.segment] as VectorReader).scales[each.row] as number)
    })
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
