import type { VectorReader } from '../segment/vector-reader.ts'
import type { Candidates } from './candidates.ts'
import { highBytes, lowBytes, rowsAtOnce } from './kernel-rows.ts'
import { strideOf } from './resident-rows.ts'
import { vectorKernel } from './vector-kernel.ts'

/** Sets the cosine by 16-bit integers of the candidates at these rising indexes. Candidates are grouped by segment. */
export function scoreExactly(
  candidates: Candidates,
  indexes: readonly number[],
  readers: readonly (VectorReader | null)[],
  unit: Float32Array,
): void {
  const query = new Float32Array(strideOf(unit.length))
  query.set(unit)
  for (let from = 0; from < indexes.length; ) {
    const segment = candidates.segments[indexes[from] as number]
    let to = from + 1
    while (to < indexes.length && to - from < rowsAtOnce && candidates.segments[indexes[to] as number] === segment) to += 1
    scoreSome(candidates, indexes.slice(from, to), readers[segment as number] as VectorReader, query)
    from = to
  }
}

const scoreSome = (candidates: Candidates, indexes: readonly number[], vectors: VectorReader, query: Float32Array): void => {
  const rows = Uint32Array.from(indexes, (index) => candidates.rows[index]!)
  const products = vectorKernel().fineProducts(highBytes.of(vectors, rows), lowBytes.of(vectors, rows), query)
  for (let i = 0; i < rows.length; i++) candidates.scores[indexes[i] as number] = Math.min(1, products[i]! * vectors.scales[rows[i]!]!)
}
