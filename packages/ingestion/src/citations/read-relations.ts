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

/** In the order of the tasks. */
export async function readRelations(tasks: readonly RelationsTask[]): Promise<ReadRelations[]> {
  const read: ReadRelations[] = []
  for (const { ruling, reading } of tasks) {
    const known = reading && unpack(ruling.sections, reading)
    read.push({ citations: await extractCitations(ruling, known), texts: readTexts(ruling, known?.spoken) })
  }
  return read
}
