import type { Ruling } from '@basejuris/domain'
import { type ExtractedCitations, extractCitations } from './extract-citations.ts'
import { type OwnTexts, readTexts } from './read-texts.ts'

/** What the text of a ruling gives to cite and to trace by. */
export interface ReadRelations {
  readonly citations: ExtractedCitations
  readonly texts: OwnTexts
}

export async function readRelations(ruling: Ruling): Promise<ReadRelations> {
  return { citations: await extractCitations(ruling), texts: readTexts(ruling) }
}
