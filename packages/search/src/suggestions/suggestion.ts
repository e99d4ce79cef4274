import type { Corpus } from '../ranking/request/search-request.ts'

/** A suggestion for typed text. Rulings are ids; their contents come from the database. */
export type FoundSuggestion =
  | { readonly kind: 'docket' | 'caption'; readonly docId: string }
  /** `query`: the typed text with the name completed, when it names more. Without it the suggestion is the name alone. */
  | { readonly kind: 'court' | 'chamber' | 'judge'; readonly value: string; readonly total: number; readonly query?: string }
  | { readonly kind: 'norm'; readonly key: string; readonly label: string; readonly total: number }

export interface SuggestionRequest extends Corpus {
  /** Typed so far. The last word may be unfinished. */
  readonly text: string
  readonly limit: number
}
