import type { CollectionId } from '@basejuris/domain'

/** What somebody who types may be after. Rulings are ids: their contents are the database's. */
export type FoundSuggestion =
  | { readonly kind: 'docket' | 'caption'; readonly docId: string }
  | { readonly kind: 'court' | 'judge'; readonly value: string; readonly total: number }
  | { readonly kind: 'norm'; readonly key: string; readonly label: string; readonly total: number }

export interface SuggestionRequest {
  /** As typed so far: the last word may be unfinished. */
  readonly text: string
  /** Those the actor may search; nothing outside them is suggested or counted. */
  readonly collections: readonly CollectionId[]
  readonly limit: number
}
