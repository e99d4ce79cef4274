import type { PostingCursor } from './posting-list.ts'

/** Documents that have all the terms within so many positions, in any order, with the number of positions where such a place begins; only among the allowed. */
export const visitNear = (
  cursors: readonly PostingCursor[],
  within: number,
  allowed: Uint8Array,
  visit: (ordinal: number, starts: number) => void,
): void => {
  const [first, ...rest] = cursors
  if (first === undefined) return
  while (first.next()) {
    if (allowed[first.ordinal] !== 1) continue
    if (!rest.every((cursor) => cursor.advanceTo(first.ordinal) && cursor.ordinal === first.ordinal)) continue
    const places = cursors.map((cursor) => cursor.positions())
    const starts = countStarts(places, within)
    if (starts > 0) visit(first.ordinal, starts)
  }
}

const countStarts = (places: readonly number[][], within: number): number => {
  const at = places.map(() => 0)
  const starts = [...new Set(places.flat())].sort((a, b) => a - b)
  return starts.filter((start) =>
    places.every((list, i) => {
      while ((list[at[i] as number] ?? Number.POSITIVE_INFINITY) < start) at[i] = (at[i] as number) + 1
      return (list[at[i] as number] ?? Number.POSITIVE_INFINITY) - start <= within
    }),
  ).length
}
