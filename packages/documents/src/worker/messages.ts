import type { BookTask } from '../book/book-values.ts'
import type { DocumentFormat, DocumentHead, DocumentPart, RulingEntry } from '../document-values.ts'

/** Rulings one after the other, in one of the formats. */
export interface ListTask {
  readonly kind: 'list'
  readonly format: DocumentFormat
  readonly head: DocumentHead
  readonly total: number
}

/** What the thread that makes a document is told first. */
export type DocumentTask = ListTask | BookTask

/** Then its entries, one at a time as it asks for them; null after the last. */
export type EntryMessage = RulingEntry | null

export type WorkerMessage = { readonly kind: 'next' } | { readonly kind: 'part'; readonly part: DocumentPart } | { readonly kind: 'end' }
