import type { VectorReader } from '../segment/vector-reader.ts'
import type { Candidates } from './candidates.ts'
import { vectorKernel } from './vector-kernel.ts'

const rowsAtOnce = 256

/** Gives the candidates at these places their cosine by 16-bit floats. */
export const scoreExactly = (
  candidates: Candidates,
  places: readonly number[],
  readers: readonly (VectorReader | null)[],
  unit: Float32Array,
): void => {
  for (let from = 0; from < places.length; from += rowsAtOnce) {
    const some = places.slice(from, from + rowsAtOnce)
    const rows = some.map((place) =>
      (readers[candidates.segments[place] as number] as VectorReader).floats(candidates.rows[place] as number),
    )
    const products = vectorKernel().floatProducts(rows, unit)
    for (let i = 0; i < some.length; i++) candidates.scores[some[i] as number] = Math.min(1, products[i] as number)
  }
}
