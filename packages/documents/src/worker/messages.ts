import type { DocumentFormat, DocumentHead, DocumentPart, RulingEntry } from '../document-values.ts'

/** What the thread that makes a document is told first. */
export interface DocumentTask {
  readonly format: DocumentFormat
  readonly head: DocumentHead
  readonly total: number
}

/** Then its entries, one at a time as it asks for them; null after the last. */
export type EntryMessage = RulingEntry | null

export type WorkerMessage = { readonly kind: 'next' } | { readonly kind: 'part'; readonly part: DocumentPart } | { readonly kind: 'end' }
