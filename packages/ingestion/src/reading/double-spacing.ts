/** Of the filled lines, how many must stand alone between blank ones before the blanks mean nothing. */
const leastAlone = 0.8

/**
 * Extractions that put a blank line after every line hide where paragraphs end: then each lone blank line goes, and two or more become one. Other texts
 * stay as they are.
 */
export const closeDoubleSpacing = (text: string): string => {
  const lines = text.split('\n')
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]))
  const alone = filled.filter((index) => (lines[index + 1] ?? '').trim() === '' && (lines[index - 1] ?? '').trim() === '')
  if (filled.length < 10 || alone.length / filled.length < leastAlone) return text
  return text.replace(/\n((?:[^\S\n]*\n)+)/gu, (_, blanks: string) => (blanks.split('\n').length > 2 ? '\n\n' : '\n'))
}
