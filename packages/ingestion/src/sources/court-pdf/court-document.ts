import type { CollectionId } from '@basejuris/domain'
import type { HarvestedFacts } from '../harvest/harvest-source.ts'

/** What a reader of one court's PDFs finds. */
export interface CourtDocument {
  readonly collection: CollectionId
  /** The court's own id of the document (verification code, file of the case); null when it has none. */
  readonly idSentence: string | null
  readonly text: string
  readonly facts: HarvestedFacts
}

/** Reads the pages of a PDF; null when they are another court's. Throws `RecordProblem` for its court's papers that are no ruling. */
export type CourtReader = (pages: readonly string[]) => CourtDocument | null
