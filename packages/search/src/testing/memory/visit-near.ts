import type { PostingCursor } from './posting-list.ts'
import type { SectionEnds } from './section-ends.ts'

export interface NearPlaces {
  readonly within: number
  readonly endsIn: (ordinal: number) => SectionEnds
}

/** Documents that have all the terms within so many positions, in any order, with the number of positions where such a place begins; only among the allowed. */
export function visitNear(
  cursors: readonly PostingCursor[],
  { within, endsIn }: NearPlaces,
  allowed: Uint8Array,
  visit: (ordinal: number, starts: number) => void,
): void {
  const [first, ...rest] = cursors
  if (first === undefined) return
  while (first.next()) {
    if (allowed[first.ordinal] !== 1) continue
    if (!rest.every((cursor) => cursor.advanceTo(first.ordinal) && cursor.ordinal === first.ordinal)) continue
    const places = cursors.map((cursor) => cursor.positions())
    const starts = countStarts(places, within, endsIn(first.ordinal))
    if (starts > 0) visit(first.ordinal, starts)
  }
}

const countStarts = (places: readonly number[][], within: number, ends: SectionEnds): number => {
  const at = places.map(() => 0)
  const starts = [...new Set(places.flat())].sort((a, b) => a - b)
  return starts.filter((start) => {
    const end = ends(start)
    return places.every((list, i) => {
      while ((list[at[i] as number] ?? end) < start) at[i] = (at[i] as number) + 1
      const place = list[at[i] as number] ?? end
      return place < end && place - start <= within
    })
  }).length
}
