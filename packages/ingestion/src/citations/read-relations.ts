import type { Ruling } from '@basejuris/domain'
import { type ExtractedCitations, extractCitations } from './extract-citations.ts'
import { type OwnTexts, readTexts } from './read-texts.ts'
import type { ReadText } from './text-reading.ts'

/** What the text of a ruling gives to cite and to trace by. */
export interface ReadRelations {
  readonly citations: ExtractedCitations
  readonly texts: OwnTexts
}

/** What was read of its text before is not read again. */
export async function readRelations(ruling: Ruling, read: ReadText | null = null): Promise<ReadRelations> {
  return { citations: await extractCitations(ruling, read), texts: readTexts(ruling, read) }
}
