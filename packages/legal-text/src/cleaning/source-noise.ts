import { contentsRange } from './noise/contents-table.ts'
import { pageMarks } from './noise/page-marks.ts'
import { runningHeads } from './noise/running-heads.ts'
import { scatteredLetters } from './noise/scattered-letters.ts'
import { endsSignatureNote, isSignatureLine } from './noise/signature-lines.ts'
import { typistInitials } from './noise/typist-initials.ts'

const furniture: readonly RegExp[] = [/^RIT ?[«»" ]*[«»][«»" ]*$/u, /^(?:«RIT» )?«?RIT»? Foja: \d+$/u, /^(?!\(?(?:\.{3}|…))[^\p{L}\d[(]+$/u]
const isFurniture = (line: string): boolean => line !== '' && furniture.some((pattern) => pattern.test(line))

/**
 * True for each line that is no part of the ruling: signature notes, verification codes, time stamps, page numbers and heads, folios,
 * tables of contents, margin letters and typists' initials.
 */
export function sourceNoise(lines: readonly string[]): boolean[] {
  const scattered = scatteredLetters(lines)
  const signed = lines.map((line, index) => isSignatureLine(line) || endsSignatureNote(line, lines[index - 1] ?? ''))
  const numbers = pageMarks(lines)
  const marks = lines.map((_, index) => scattered[index] === true || signed[index] === true || numbers[index] === true)
  const heads = runningHeads(lines, marks)
  const contents = contentsRange(lines)
  const noise = lines.map(
    (line, index) =>
      marks[index] === true ||
      heads[index] === true ||
      isFurniture(line) ||
      (contents !== null && index >= contents[0] && index <= contents[1]),
  )
  const filled = lines.flatMap((line, index) => (line === '' || noise[index] ? [] : [{ line, index }]))
  for (const position of typistInitials(filled.map(({ line }) => line))) {
    const typist = filled[position]
    if (typist !== undefined) noise[typist.index] = true
  }
  return noise
}
