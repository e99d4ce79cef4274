const longestLine = 60
const fewestLines = 6
const longestToken = 2.7

const isScattered = (line: string): boolean => {
  if (line === '' || line.length > longestLine) return false
  const tokens = line.split(' ')
  const letters = line.replace(/[^\p{L}]/gu, '').length
  return line.length <= 3 || (letters > 0 && (line.length - tokens.length + 1) / tokens.length <= longestToken)
}
const isSpaced = (line: string): boolean => line.length >= 6 && line.split(' ').length >= 3
const hasLetters = (line: string): boolean => /\p{L}/u.test(line)

/** Which lines are text set along the margin of a page, which extraction scatters over lines of one to three letters. */
export const scatteredLetters = (lines: readonly string[]): boolean[] => {
  const scattered = lines.map(() => false)
  let from = 0
  for (let to = 0; to <= lines.length; to += 1) {
    if (to < lines.length && isScattered(lines[to] ?? '')) continue
    const run = lines.slice(from, to)
    const letters = run.filter(hasLetters).length >= run.length * 0.6
    if (run.length >= fewestLines && letters && run.filter(isSpaced).length >= 2) scattered.fill(true, from, to)
    from = to + 1
  }
  return scattered
}
