import type { EncodedVectors } from '../vectors/encode-vectors.ts'
import { type MergeInput, noOrdinal } from './renumber.ts'

/** Rows of all inputs in the order of the new ordinals, copied unchanged. */
export function mergeVectors(inputs: readonly MergeInput[]): EncodedVectors {
  const rows = inputs
    .flatMap(({ view, newOrdinals }) => {
      const { vectors } = view.segment
      if (vectors === null) return []
      const codes = vectors.codes()
      return Array.from(vectors.ordinals, (ordinal, row) => ({ vectors, codes, row, ordinal: newOrdinals[ordinal] as number }))
    })
    .filter(({ ordinal }) => ordinal !== noOrdinal)
    .sort((a, b) => a.ordinal - b.ordinal)
  const at = (row: number): (typeof rows)[number] => rows[row] as (typeof rows)[number]
  return {
    ordinals: Uint32Array.from(rows, ({ ordinal }) => ordinal),
    code: (place) => {
      const { codes, vectors, row } = at(place)
      const size = codes.length / vectors.rows
      return codes.subarray(row * size, (row + 1) * size)
    },
    high: (place) => at(place).vectors.high(at(place).row),
    low: (place) => at(place).vectors.low(at(place).row),
    scale: (place) => at(place).vectors.scales[at(place).row]!,
  }
}
