export type Mark = readonly [from: number, to: number]
export interface Piece {
  readonly from: number
  readonly text: string
  readonly marked: boolean
}

/** Cuts a text at its marks. Ranges that overlap or touch are joined, those out of bounds are clipped; the pieces always give the text back. */
export function cutAtMarks(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const push = (to: number, marked: boolean) => {
    if (to <= at) return
    const last = pieces.at(-1)
    if (marked && last?.marked === true) pieces[pieces.length - 1] = { ...last, text: last.text + text.slice(at, to) }
    else pieces.push({ from: at, text: text.slice(at, to), marked })
    at = to
  }
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    push(Math.min(from, text.length), false)
    push(Math.min(to, text.length), true)
  }
  push(text.length, false)
  return pieces
}
