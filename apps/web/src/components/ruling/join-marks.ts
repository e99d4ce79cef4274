import { cutAtMarks, type Mark } from './cut-at-marks.ts'

const blank = /^\s*$/u

/** Marks in order and inside the text, those with nothing but space between them as one: «licencia médica» is one hit, not two. */
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
