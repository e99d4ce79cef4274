import type { CollectionId } from '@basejuris/domain'
import type { HarvestedFacts } from '../harvest/harvest-source.ts'

/** What the reader of one court's PDFs returns. */
export interface CourtDocument {
  readonly collection: CollectionId
  /** The court's own id of the document (verification code, file of the case); null when it has none. */
  readonly idSentence: string | null
  readonly text: string
  readonly facts: HarvestedFacts
}

/** Reads the pages of a PDF; null when they belong to another court. Throws `RecordProblem` for papers of its court that are no ruling. */
export type CourtReader = (pages: readonly string[]) => CourtDocument | null
