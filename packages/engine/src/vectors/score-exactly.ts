import type { VectorReader } from '../segment/vector-reader.ts'
import type { Candidates } from './candidates.ts'
import { highs, lows, rowsAtOnce } from './kernel-rows.ts'
import { strideOf } from './resident-rows.ts'
import { vectorKernel } from './vector-kernel.ts'

/** Gives the candidates at these places, rising, their cosine by 16-bit integers. Candidates lie segment after segment. */
export function scoreExactly(
  candidates: Candidates,
  places: readonly number[],
  readers: readonly (VectorReader | null)[],
  unit: Float32Array,
): void {
  const query = new Float32Array(strideOf(unit.length))
  query.set(unit)
  for (let from = 0; from < places.length; ) {
    const segment = candidates.segments[places[from] as number]
    let to = from + 1
    while (to < places.length && to - from < rowsAtOnce && candidates.segments[places[to] as number] === segment) to += 1
    scoreSome(candidates, places.slice(from, to), readers[segment as number] as VectorReader, query)
    from = to
  }
}

const scoreSome = (candidates: Candidates, places: readonly number[], vectors: VectorReader, query: Float32Array): void => {
  const rows = Uint32Array.from(places, (place) => candidates.rows[place]!)
  const products = vectorKernel().fineProducts(highs.of(vectors, rows), lows.of(vectors, rows), query)
  for (let i = 0; i < rows.length; i++) candidates.scores[places[i] as number] = Math.min(1, products[i]! * vectors.scales[rows[i]!]!)
}
