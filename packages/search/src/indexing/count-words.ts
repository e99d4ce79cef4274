/** Counts words without allocating. It runs on every section whose passages are shown. */
export function countWords(text: string): number {
  let words = 0
  let inside = false
  for (let at = 0; at < text.length; at++) {
    const blank = isBlank(text.charCodeAt(at))
    if (!blank && !inside) words += 1
    inside = !blank
  }
  return words
}

const blankAbove = new Set([0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])

/** Same as `\s`. */
const isBlank = (unit: number): boolean =>
  unit <= 0x20
    ? unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
    : unit >= 0xa0 && (blankAbove.has(unit) || (unit >= 0x2000 && unit <= 0x200a))
