/** Minimum share of filled lines that stand alone between blank lines before the blank lines mean nothing. */
const minAloneShare = 0.8
const minLines = 10
/** Minimum share of lines that break in the middle of a sentence: paragraphs of one line do not. */
const minBrokenShare = 0.15

const breaksOff = (line: string, next: string): boolean => /[\p{L}\d,]$/u.test(line) && /^\p{Ll}/u.test(next)

/**
 * Some extractions put a blank line after every line, which hides where paragraphs end. A lone blank line then goes, and of two or more
 * one stays.
 * True for each blank line to remove. Lines that are not `filled` are blank.
 */
export function needlessBlanks(lines: readonly string[], isFilled: (line: string) => boolean): boolean[] {
  const filled = lines.flatMap((line, index) => (isFilled(line) ? [index] : []))
  const alone = filled.filter((index) => !isFilled(lines[index + 1] ?? '') && !isFilled(lines[index - 1] ?? ''))
  const broken = filled.filter((index, at) => breaksOff(lines[index] ?? '', lines[filled[at + 1] ?? -1] ?? ''))
  const doubled =
    filled.length >= minLines && alone.length >= filled.length * minAloneShare && broken.length >= filled.length * minBrokenShare
  return lines.map((line, index) => {
    if (!doubled || line !== '') return false
    const lone = isFilled(lines[index - 1] ?? '') && isFilled(lines[index + 1] ?? '')
    return lone || lines[index - 1] === ''
  })
}
