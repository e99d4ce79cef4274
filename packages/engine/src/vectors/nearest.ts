import { type Bitset, clearBit, hasBit, keepOnly } from '../bytes/bitset.ts'
import { filterBits } from '../match/filter-bits.ts'
import type { Hit, NearestRequest } from '../model/requests.ts'
import type { NamespaceView } from '../store/namespace-view.ts'
import { signCode, unitVector } from './encode-vectors.ts'
import { findVector } from './find-vector.ts'
import { cosineOf } from './pairs-above.ts'
import { scoreRows } from './score-rows.ts'
import { selectByCode, type VectorRow } from './select-by-code.ts'

/** So many of the best by 8-bit integers are compared by their exact vectors. */
const exactFrom = 200

/**
 * Nearest by cosine in three steps: all 1-bit codes (or all rows, when few may be found at all), the best of them by 8-bit integers, the best of
 * those by exact vectors.
 */
export const nearestInNamespace = (namespace: NamespaceView, { near, filter, limit }: NearestRequest): Hit[] => {
  const itself = near instanceof Float32Array ? null : findVector(namespace, near.id)
  const unit = near instanceof Float32Array ? unitVector(near) : (itself?.unit ?? null)
  if (unit === null || limit <= 0) return []
  const allowed = namespace.segments.map(({ segment, live }, i): Bitset => {
    const bits = filter === null ? live.slice() : keepOnly(filterBits(segment, filter).slice(), live)
    if (itself?.segment === i) clearBit(bits, itself.ordinal)
    return bits
  })
  const readers = namespace.segments.map(({ segment }) => segment.vectors)
  const rows = readers.flatMap((vectors, segment): VectorRow[] =>
    vectors === null
      ? []
      : allowedRows(vectors.ordinals, allowed[segment] as Bitset).map((row) => ({
          segment,
          row,
          ordinal: vectors.ordinals[row] as number,
          score: 0,
        })),
  )
  const candidates = selectByCode(rows, readers, () => signCode(unit), limit)
  scoreRows(candidates, readers, unit)
  candidates.sort((a, b) => b.score - a.score)
  const best = candidates.slice(0, Math.max(exactFrom, limit))
  for (const each of best) each.score = cosineOf(readers[each.segment]?.exact(each.row) ?? unit, unit)
  return best
    .map(({ segment, ordinal, score }) => ({ id: namespace.segments[segment]?.segment.ids.get(ordinal) ?? '', score }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}

const allowedRows = (ordinals: Uint32Array, allowed: Bitset): number[] => {
  const rows: number[] = []
  for (let row = 0; row < ordinals.length; row++) if (hasBit(allowed, ordinals[row] as number)) rows.push(row)
  return rows
}
