import type { Section } from '@basejuris/domain'
import { type MaskedNames, maskNames, maskPersonalData, type NameContext, splitSections } from '@basejuris/legal-text'
import { RecordProblem } from '../record/record-problem.ts'
import { cleanedLines } from './cleaned-text.ts'

export const maxTextCharacters = 2_000_000

export interface MaskedRulingText {
  readonly sections: Section[]
  /** The heading, masked with the pseudonyms of the text. */
  readonly heading: string
  readonly names: Pick<MaskedNames, 'found' | 'people'>
}

export interface RulingTextContext {
  /** A line above the text that may name the same people. */
  readonly heading?: string
  /** Day before which adults of the ruling's date were born (yyyy-mm-dd); null when the date is unknown. */
  readonly minorsBornAfter?: string | null
}

/**
 * Cleans, masks and splits the text of a ruling. `names` says whose names are replaced; null keeps them. @throws {RecordProblem} when the text is missing or too long
 */
export function maskedRulingText(
  raw: string,
  idSentence: string,
  names: NameContext | null,
  { heading = '', minorsBornAfter = null }: RulingTextContext = {},
): MaskedRulingText {
  if (raw.length > maxTextCharacters) throw new RecordProblem('text_too_long', idSentence)
  const cleaned = cleanedLines(raw)
  if (cleaned.length === 0) throw new RecordProblem('empty_text', idSentence)
  const text = [heading, maskPersonalData(cleaned.join('\n'), minorsBornAfter).text].join('\n\n')
  const masked = names === null ? { text, found: [], people: [] } : maskNames(text, names)
  const [first = '', ...lines] = masked.text.split('\n')
  return {
    sections: splitSections(lines.filter((paragraph) => paragraph.trim() !== '')),
    heading: first,
    names: { found: masked.found, people: masked.people },
  }
}
