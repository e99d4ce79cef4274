import type { Ruling } from '@basejuris/domain'
import { type ExtractedCitations, extractCitations } from './extract-citations.ts'
import { type OwnTexts, readTexts } from './read-texts.ts'
import { type TextReading, unpack } from './text-reading.ts'

/** What the text of a ruling gives to cite and to trace by. */
export interface ReadRelations {
  readonly citations: ExtractedCitations
  readonly texts: OwnTexts
}

export interface RelationsTask {
  readonly ruling: Ruling
  /** Null where its text was not read before. */
  readonly reading: TextReading | null
}

export async function readRelations({ ruling, reading }: RelationsTask): Promise<ReadRelations> {
  const known = reading && unpack(ruling.sections, reading)
  return { citations: await extractCitations(ruling, known), texts: readTexts(ruling, known?.spoken) }
}
