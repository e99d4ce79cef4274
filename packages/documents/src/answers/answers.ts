import type { DocumentLink, DocumentPart } from '../document.ts'

/** A sentence of an answer: the words of a ruling with their place, or generated ones. */
export type AnswerLine =
  | { readonly kind: 'quotation'; readonly text: string; readonly place: DocumentLink; readonly voice: string | null }
  /** Words that cannot be shown any more, and why. */
  | { readonly kind: 'missing'; readonly text: string }
  | { readonly kind: 'generated'; readonly text: string; readonly places: readonly DocumentLink[] }

/** A ruling that was read for an answer. */
export interface AnsweringRuling {
  readonly ruling: DocumentLink
  /** What it decides, and what a later one did to it. */
  readonly facts: readonly string[]
}

/** A question with its answer, in words ready to print. */
export interface AnsweredQuestion {
  readonly question: string
  readonly lead: string
  /** One line each, after the lead. */
  readonly points?: readonly string[]
  readonly lines: readonly AnswerLine[]
  readonly quoted: readonly AnsweringRuling[]
  readonly others: readonly AnsweringRuling[]
  readonly searched: readonly string[]
  readonly notices: readonly string[]
}

/** A conversation with the assistant. */
export interface AnswersDocument {
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly notices: readonly string[]
  /** Stands on every page. */
  readonly footer: string
  readonly questions: readonly AnsweredQuestion[]
}

/** A conversation, typeset by the document worker. */
export interface AnswersTask {
  readonly kind: 'answers'
  readonly format: 'docx' | 'pdf'
  readonly answers: AnswersDocument
}

export type WriteAnswers = (answers: AnswersDocument) => AsyncIterable<DocumentPart>

export const answerWords = {
  generated: 'Texto generado',
  quoted: 'Sentencias citadas',
  others: 'También se leyeron',
  searched: 'Cómo se buscó',
} as const
