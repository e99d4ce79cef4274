const maxLineLength = 60
const minLines = 6
const maxMeanTokenLength = 2.7

const hasLetters = (line: string): boolean => /\p{L}/u.test(line)
const isScattered = (line: string): boolean => {
  if (line === '' || line.length > maxLineLength) return false
  if (line.length <= 3) return true
  const tokens = line.split(' ').length
  return (line.length - tokens + 1) / tokens <= maxMeanTokenLength && hasLetters(line)
}
const isSpaced = (line: string): boolean => line.length >= 6 && line.split(' ').length >= 3

/** True for each line of text set along the margin of a page, which extraction scatters over lines of one to three letters. */
export function scatteredLetters(lines: readonly string[]): boolean[] {
  const scattered = lines.map(() => false)
  let from = 0
  for (let to = 0; to <= lines.length; to += 1) {
    if (to < lines.length && isScattered(lines[to] ?? '')) continue
    const run = lines.slice(from, to)
    const letters = run.filter(hasLetters).length >= run.length * 0.6
    if (run.length >= minLines && letters && run.filter(isSpaced).length >= 2) scattered.fill(true, from, to)
    from = to + 1
  }
  return scattered
}
