import type { PostingCursor } from './posting-list.ts'
import type { SectionEnds } from './section-ends.ts'

export interface NearOptions {
  readonly within: number
  readonly endsIn: (ordinal: number) => SectionEnds
}

/** Visits the allowed documents that have all the terms within so many positions, in any order. `starts` counts the positions where such a span begins. */
export function visitNear(
  cursors: readonly PostingCursor[],
  { within, endsIn }: NearOptions,
  allowed: Uint8Array,
  visit: (ordinal: number, starts: number) => void,
): void {
  const [first, ...rest] = cursors
  if (first === undefined) return
  while (first.next()) {
    if (allowed[first.ordinal] !== 1) continue
    if (!rest.every((cursor) => cursor.advanceTo(first.ordinal) && cursor.ordinal === first.ordinal)) continue
    const positions = cursors.map((cursor) => cursor.positions())
    const starts = countStarts(positions, within, endsIn(first.ordinal))
    if (starts > 0) visit(first.ordinal, starts)
  }
}

const countStarts = (positions: readonly number[][], within: number, ends: SectionEnds): number => {
  const at = positions.map(() => 0)
  const starts = [...new Set(positions.flat())].sort((a, b) => a - b)
  return starts.filter((start) => {
    const end = ends(start)
    return positions.every((list, i) => {
      while ((list[at[i] as number] ?? end) < start) at[i] = (at[i] as number) + 1
      const position = list[at[i] as number] ?? end
      return position < end && position - start <= within
    })
  }).length
}
