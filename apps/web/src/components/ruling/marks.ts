export type Mark = readonly [from: number, to: number]
export interface Piece {
  readonly from: number
  readonly text: string
  readonly marked: boolean
}

/**
 * Splits a text at its marks. Overlapping or touching ranges are joined, and ranges out of bounds are clipped. The pieces concatenate to
 * the text.
 */
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

const blank = /^\s*$/u

/** Sorts and clips marks, and joins those with only space between them: «licencia médica» is one hit. */
export function joinMarks(text: string, marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = []
  for (const { from, text: words, marked } of cutAtMarks(text, marks)) {
    if (!marked) continue
    const last = joined.at(-1)
    if (last !== undefined && blank.test(text.slice(last[1], from))) joined[joined.length - 1] = [last[0], from + words.length]
    else joined.push([from, from + words.length])
  }
  return joined
}
