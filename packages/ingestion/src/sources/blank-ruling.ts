import type { CollectionId } from '@basejuris/domain'
import type { ParsedRuling } from '../record/parsed-record.ts'

export interface RulingIdentity {
  readonly source: string
  readonly idSentence: string
  readonly collection: CollectionId
  readonly text: string
}

/** A ruling with nothing but identity and text; a source adds its own facts. */
export function blankRuling({ source, idSentence, collection, text }: RulingIdentity): ParsedRuling {
  return {
    kind: 'ruling',
    source,
    idSentence,
    collection,
    revision: null,
    court: null,
    chamber: null,
    docketNumber: null,
    book: null,
    rit: null,
    ruc: null,
    caption: null,
    decidedOn: null,
    documentKind: null,
    appealType: null,
    outcome: null,
    outcomeText: null,
    judges: [],
    drafter: null,
    norms: [],
    subjects: [],
    originCourt: null,
    originDocketNumber: null,
    officialUrl: null,
    publicationStatus: null,
    fictional: false,
    reserved: false,
    text,
  }
}
