import type { Section } from '@basejuris/domain'
import { cleanText, maskPersonalData, splitSections } from '@basejuris/legal-text'
import { RecordProblem } from '../source.ts'
import { storableText } from './masked-text.ts'

export const longestTextCharacters = 2_000_000

/** Cleaned, masked and split text of a ruling. @throws {RecordProblem} when there is none or too much */
export const rulingSections = (raw: string, idSentence: string): Section[] => {
  if (raw.length > longestTextCharacters) throw new RecordProblem('text_too_long', idSentence)
  const cleaned = cleanText(storableText(raw))
  if (cleaned.length === 0) throw new RecordProblem('empty_text', idSentence)
  const masked = maskPersonalData(cleaned.join('\n')).text
  return splitSections(masked.split('\n').filter((paragraph) => paragraph.trim() !== ''))
}
