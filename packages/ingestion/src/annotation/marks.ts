import type { ReadPart } from '../reading/documents/docx-paragraphs.ts'
import type { ScannedParagraph, ScannedRun, TextElement, TextPiece, XmlRange } from '../reading/documents/scan-docx.ts'

/** A paragraph with its place in the text that was read, which has one paragraph a line. */
export interface PlacedParagraph {
  readonly from: number
  readonly part: ReadPart
  readonly paragraph: ScannedParagraph
}

/** Some characters of a document: a half-open range of the text that was read. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Paragraphs in the order of the text. */
export function placeParagraphs(parts: readonly ReadPart[]): PlacedParagraph[] {
  let from = 0
  return parts.flatMap((part) =>
    part.scanned.paragraphs.map((paragraph) => {
      const placed = { from, part, paragraph }
      from += paragraph.text.length + 1
      return placed
    }),
  )
}

/** One character of a paragraph's text in the XML. A character that an entity or an element stands for has its whole range. */
export interface LocatedCharacter extends XmlRange {
  readonly run: ScannedRun | null
  readonly element: TextElement | null
}

/** Where each character of a paragraph's text stands. A blank that stands for several has the range of the first. */
export function locateCharacters({ pieces }: ScannedParagraph): LocatedCharacter[] {
  const located: LocatedCharacter[] = []
  let isBlank = true
  for (const piece of pieces)
    for (let at = 0; at < piece.text.length; at += 1) {
      const blank = /\s/u.test(piece.text.charAt(at))
      if (!(blank && isBlank)) located.push(locate(piece, at))
      isBlank = blank
    }
  if (isBlank) located.pop()
  return located
}

/** Both halves of a character beyond the basic plane have its whole range: it cannot be divided. */
const locate = ({ text, from, to, run, element }: TextPiece, at: number): LocatedCharacter => {
  if (to - from !== text.length) return { from, to, run, element }
  const before = /[\ud800-\udbff]/u.test(text.charAt(at - 1)) ? 1 : 0
  const after = /[\ud800-\udbff]/u.test(text.charAt(at)) ? 1 : 0
  return { from: from + at - before, to: from + at + 1 + after, run, element }
}

/** Whether a run is a child of the outermost paragraph, so that it can be divided. */
export function isPlainRun(run: ScannedRun): boolean {
  return run.top.from === run.from
}
