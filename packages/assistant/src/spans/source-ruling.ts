import type { Ruling } from '@basejuris/domain'

/** What a later ruling did to one, as shown beside its quotations: «revocada por CS, rol N° 1-2024, 03-05-2024». */
export interface LaterEffect {
  readonly text: string
  /** Of the later ruling. */
  readonly docId: string
}

/** A ruling that the actor may read, as retrieved for an answer. Do not change the ruling: callers share it. */
export interface SourceRuling {
  readonly ruling: Ruling
  readonly textHash: string
  /** Null while it stands, as far as the index knows. */
  readonly overturned: LaterEffect | null
  /** A later ruling that departs from it; null where none does. */
  readonly departed: LaterEffect | null
}
