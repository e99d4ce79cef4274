import { needlessBlanks } from './double-spacing.ts'
import { repairDisplacedAccents } from './repair-displaced-accents.ts'
import { repairIdentifiers } from './repair-identifiers.ts'
import { locateSourceLines } from './source-lines.ts'
import { sourceNoise } from './source-noise.ts'
import { groupWrappedLines, pageBreak } from './wrapped-lines.ts'

/** One paragraph of a cleaned text, without line breaks. */
export interface CleanParagraph {
  readonly text: string
  /** UTF-16 offsets of its lines in the source's text, with what was removed between them. */
  readonly from: number
  readonly to: number
}

/**
 * Paragraphs of a source's raw text with their positions in it. Regularises breaks, blanks and characters, removes signature blocks and
 * page furniture, repairs displaced accents and garbled identifiers, and joins hard-wrapped lines.
 * Nothing of the ruling itself is removed.
 */
export function cleanParagraphs(raw: string): CleanParagraph[] {
  const source = locateSourceLines(raw)
  const repaired = repairDisplacedAccents(source.map(({ text }) => text))
  const noise = sourceNoise(repaired)
  const lines = repaired.map((line, index) => (noise[index] ? pageBreak : line))
  const needless = needlessBlanks(lines, (line) => line !== '' && line !== pageBreak)
  const remaining = lines.flatMap((_, index) => (needless[index] ? [] : [index]))
  return groupWrappedLines(remaining.map((index) => lines[index] ?? '')).map(({ text, first, last }) => ({
    text: repairIdentifiers(text),
    from: source[remaining[first] ?? 0]?.from ?? 0,
    to: source[remaining[last] ?? 0]?.to ?? 0,
  }))
}

/** As `cleanParagraphs`, without positions. */
export function cleanText(raw: string): string[] {
  return cleanParagraphs(raw).map(({ text }) => text)
}
