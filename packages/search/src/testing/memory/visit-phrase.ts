import type { PostingCursor } from './posting-list.ts'
import type { SectionEnds } from './section-ends.ts'

export interface PhraseOptions {
  readonly needed: readonly number[]
  readonly slop: number
  readonly endsIn: (ordinal: number) => SectionEnds
}

/**
 * Visits the allowed documents in which the terms follow one another. `starts` counts the positions where they begin. The nearest later
 * occurrence of each next term is taken, which makes the span as short as it can be.
 */
export function visitPhrase(
  cursors: readonly PostingCursor[],
  { needed, slop, endsIn }: PhraseOptions,
  allowed: Uint8Array,
  visit: (ordinal: number, starts: number) => void,
): void {
  const [first, ...rest] = cursors
  if (first === undefined) return
  const gaps = needed.map((position, i) => (i === 0 ? 0 : position - (needed[i - 1] as number)))
  while (first.next()) {
    if (allowed[first.ordinal] !== 1) continue
    if (!rest.every((cursor) => cursor.advanceTo(first.ordinal) && cursor.ordinal === first.ordinal)) continue
    const starts = countStarts(
      cursors.map((cursor) => cursor.positions()),
      gaps,
      slop,
      endsIn(first.ordinal),
    )
    if (starts > 0) visit(first.ordinal, starts)
  }
}

const countStarts = (positions: readonly number[][], gaps: readonly number[], slop: number, ends: SectionEnds): number => {
  const at = positions.map(() => 0)
  const length = gaps.reduce((sum, gap) => sum + gap, 0)
  let starts = 0
  for (const start of positions[0] as number[]) {
    let previous = start
    for (let i = 1; i < positions.length; i++) {
      const list = positions[i] as number[]
      const minPosition = previous + (gaps[i] as number)
      while ((at[i] as number) < list.length && (list[at[i] as number] as number) < minPosition) at[i] = (at[i] as number) + 1
      const next = list[at[i] as number]
      if (next === undefined) return starts
      previous = next
    }
    if (previous - start <= length + slop && previous < ends(start)) starts += 1
  }
  return starts
}
