import type { AnalysisTask } from '../analysis/analysis-document.ts'
import type { AnnexTask } from '../annex/annex.ts'
import type { AnswersTask } from '../answers/answers.ts'
import type { BookTask } from '../book/book-task.ts'
import type { DocumentFormat, DocumentHead, DocumentLayout, DocumentPart, RulingEntry } from '../document.ts'

/** A list of rulings or a brief, in one of the formats. */
export interface ListTask {
  readonly kind: 'list'
  readonly format: DocumentFormat
  readonly layout: DocumentLayout
  readonly head: DocumentHead
  readonly total: number
}

/** The first message to the document worker. */
export type DocumentTask = ListTask | BookTask | AnalysisTask | AnnexTask | AnswersTask

/** The next entry, on request; null after the last. */
export type EntryMessage = RulingEntry | null

export type WorkerMessage = { readonly kind: 'next' } | { readonly kind: 'part'; readonly part: DocumentPart } | { readonly kind: 'end' }
