import type { Ruling } from '@basejuris/domain'
import { type ExtractedCitations, extractCitations } from './extract-citations.ts'
import { type OwnTexts, readTexts } from './read-texts.ts'
import type { ReadText } from './text-reading.ts'
import { type WrittenQuotation, writtenQuotations } from './written-quotations.ts'

/** What the text of a ruling gives to cite and to trace by. */
export interface ReadRelations {
  readonly citations: ExtractedCitations
  readonly texts: OwnTexts
}

/** The same with the words of its quotations, which are not stored. */
export interface WrittenRelations extends ReadRelations {
  readonly written: readonly WrittenQuotation[]
}

/** What was read of its text before is not read again. */
export async function readRelations(ruling: Ruling, read: ReadText | null = null): Promise<ReadRelations> {
  return { citations: await extractCitations(ruling, read), texts: readTexts(ruling, read) }
}

export async function writtenRelations(ruling: Ruling, read: ReadText): Promise<WrittenRelations> {
  const { citations, texts } = await readRelations(ruling, read)
  const paragraphs = ruling.sections.flatMap((section) => section.paragraphs)
  return { citations, texts, written: writtenQuotations(paragraphs, texts.quotations, citations.norms) }
}
