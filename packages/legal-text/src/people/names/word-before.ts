const letter = 1
const mark = 2
const other = 3
const classes = new Uint8Array(65_536)

const classify = (code: number): number => {
  const unit = String.fromCharCode(code)
  const found = /\p{L}/u.test(unit) ? letter : /\p{M}/u.test(unit) ? mark : other
  classes[code] = found
  return found
}

const classAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index)
  return classes[code] || classify(code)
}

export function isLetterAt(text: string, index: number): boolean {
  return classAt(text, index) === letter
}

/** End, in UTF-16 units, of the letters and combining marks from `index`. */
export function endOfLetters(text: string, index: number): number {
  let end = index
  while (end < text.length && classAt(text, end) !== other) end += 1
  return end
}

export interface WordBefore {
  readonly from: number
  readonly to: number
}

/** The last word that begins before `end`, as UTF-16 offsets; null when there is none. */
export function wordBefore(text: string, end: number): WordBefore | null {
  let last = end - 1
  while (last >= 0 && classAt(text, last) !== letter) last -= 1
  if (last < 0) return null
  let to = last + 1
  while (to < end && classAt(text, to) === mark) to += 1
  let from = last
  for (let at = last - 1; at >= 0 && classAt(text, at) !== other; at -= 1) if (classAt(text, at) === letter) from = at
  return { from, to }
}
