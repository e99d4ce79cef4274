import { denialBefore, findVerbatim, isGivenAsDenied, WordSequence } from '@basejuris/legal-text'
import { type QuotedFrom, wordsAround } from './other-voice.ts'

/**
 * The words of a ruling right before quoted ones that deny them, where the text gives the quotation as what the ruling found. Null where the text says so too, and where
 * the ruling has the words in another place.
 */
export function clippedDenial({ text, quotation, citation, ruling, passage }: QuotedFrom): string | null {
  const source = ruling.sections.flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.text)).join('\n')
  const denial = denialBefore(source, passage.from)
  if (denial === null) return null
  const { before, behind } = wordsAround(text, quotation, { citation, isVote: false })
  if (isGivenAsDenied(`${before} ${behind}`)) return null
  const elsewhere = `${source.slice(0, passage.from)}\n${source.slice(passage.to)}`
  return findVerbatim(text.slice(quotation.from, quotation.to), new WordSequence(elsewhere)) === null ? denial : null
}
