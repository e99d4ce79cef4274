import { groupWrappedLines } from './wrapped-lines.ts'

/** A text with a blank in place of each line break that only wraps its paragraph, so that UTF-16 offsets stay. A blank line is retained. */
export function unwrapLines(text: string): string {
  const lines = text.split('\n')
  if (lines.length < 2) return text
  const joined = new Set<number>()
  for (const { first, last } of groupWrappedLines(lines.map((line) => line.trim())))
    for (let index = first; index < last; index += 1) if (lines[index]?.trim() !== '' && lines[index + 1]?.trim() !== '') joined.add(index)
  return lines.map((line, index) => (index === lines.length - 1 ? line : `${line}${joined.has(index) ? ' ' : '\n'}`)).join('')
}
