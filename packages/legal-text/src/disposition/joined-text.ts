import type { Paragraph } from '@basejuris/domain'
import type { TextSpan } from '../analysis/text-span.ts'

/** Paragraphs as one text. Lines that a source broke within a sentence are joined, others by a line break. */
export interface JoinedText {
  readonly text: string
  /** The paragraph at an offset of `text`, and where it begins in `text` and in the ruling's own paragraph. */
  readonly paragraphAt: (offset: number) => PlacedParagraph
  /** Where each paragraph stands in `text`. */
  readonly spans: readonly TextSpan[]
}

/** A paragraph of the operative part, from UTF-16 offset `from` of the ruling's own paragraph. */
export interface OperativeParagraph extends Paragraph {
  readonly from: number
}

interface PlacedParagraph {
  readonly paragraph: OperativeParagraph
  readonly start: number
}

/** Later words are orders of execution, or the annex of a circular. */
const maxCharacters = 12_000
const endsSentence = /[.;:?!…-]["”»)]*$/u
const abbreviated = /\b(?:R\.U\.N|R\.U\.T|C\.I|N°|art|inc|Sra?|fs)\.$/iu
const beginsItem = /^[\s"“]*(?:[IVX]{1,6}|\d{1,2}|\p{L})\s?[.)°º-]|^[•*-]/u

const glueFor = (before: string, after: string): string => {
  if ((endsSentence.test(before) && !abbreviated.test(before)) || beginsItem.test(after)) return '\n'
  return /^[,;.:)]/u.test(after) ? '' : ' '
}

export function joinParagraphs(paragraphs: readonly OperativeParagraph[]): JoinedText {
  const placed: PlacedParagraph[] = []
  let text = ''
  for (const paragraph of paragraphs) {
    if (text.length > maxCharacters) break
    if (text !== '') text += glueFor(text, paragraph.text)
    placed.push({ paragraph, start: text.length })
    text += paragraph.text
  }
  const paragraphAt = (offset: number): PlacedParagraph => {
    const found = placed.findLast(({ start }) => start <= offset)
    if (found === undefined) throw new RangeError('no paragraph')
    return found
  }
  const spans = placed.map(({ paragraph, start }) => ({ from: start, to: start + paragraph.text.length }))
  return { text, paragraphAt, spans }
}
