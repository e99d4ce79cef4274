import { groupWrappedLines, wrapWidth } from './wrapped-lines.ts'

/** «Arenas: »: a word that would open a labelled line. */
const label = /^(?<word>\p{Lu}\p{Ll}+):\s/u
const endsClause = /[.:;!?…][»”"’')\]]*$/u

/** Whether a line that has no room for the first word of the next one breaks within a sentence: «… de Punta» and «Arenas: «…»». */
const isCutBeforeLabel = (line: string, next: string, width: number): boolean => {
  const word = label.exec(next)?.groups?.['word']
  return word !== undefined && !endsClause.test(line) && line.length <= width && line.length + word.length + 2 > width
}

/** A text with a blank in place of each line break that only wraps its paragraph, so that UTF-16 offsets stay. A blank line is retained. */
export function unwrapLines(text: string): string {
  const lines = text.split('\n')
  if (lines.length < 2) return text
  const joined = new Set<number>()
  const trimmed = lines.map((line) => line.trim())
  const width = wrapWidth(trimmed)
  if (width !== null)
    for (const [index, line] of trimmed.entries()) if (isCutBeforeLabel(line, trimmed[index + 1] ?? '', width)) joined.add(index)
  for (const { first, last } of groupWrappedLines(trimmed))
    for (let index = first; index < last; index += 1) if (lines[index]?.trim() !== '' && lines[index + 1]?.trim() !== '') joined.add(index)
  return lines.map((line, index) => (index === lines.length - 1 ? line : `${line}${joined.has(index) ? ' ' : '\n'}`)).join('')
}
