import type { VectorReader } from '../segment/vector-reader.ts'
import type { Candidates } from './candidates.ts'
import { residentRows, strideOf } from './resident-vectors.ts'
import { type Region, vectorKernel } from './vector-kernel.ts'

const rowsAtOnce = 256

/** Gives the candidates at these places, rising, their cosine by 16-bit integers. Candidates lie segment after segment. */
export const scoreExactly = (
  candidates: Candidates,
  places: readonly number[],
  readers: readonly (VectorReader | null)[],
  unit: Float32Array,
): void => {
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
  const rows = Uint32Array.from(places, (place) => candidates.rows[place] as number)
  const lows = Array.from(rows, (row) => vectors.low(row))
  const region = residentRows(vectors)
  const products =
    region === null
      ? vectorKernel().fineProducts(
          copied(vectors, rows, query.length),
          rows.map((_, i) => i),
          lows,
          query,
        )
      : vectorKernel().fineProducts(region, rows, lows, query)
  for (let i = 0; i < rows.length; i++)
    candidates.scores[places[i] as number] = Math.min(1, (products[i] as number) * (vectors.scales[rows[i] as number] as number))
}

const copied = (vectors: VectorReader, rows: Uint32Array, stride: number): Region => {
  const staging = vectorKernel().scratchFor('rows', rowsAtOnce * stride)
  const bytes = vectorKernel().bytes(staging)
  for (let i = 0; i < rows.length; i++) bytes.set(vectors.high(rows[i] as number), i * stride)
  return staging
}
