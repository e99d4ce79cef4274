import type { EngineDocument, TokenStream as EngineTokenStream } from '@basejuris/engine'

/** Kinds of documents, searched apart. */
export const namespaces = ['rulings', 'passages', 'norms'] as const
export type Namespace = (typeof namespaces)[number]

/** Terms of one text field, as the embedded engine declares them; positions are a plain array, so that they pass between threads. */
export interface TokenStream extends EngineTokenStream {
  readonly positions: readonly number[]
}

/** One document, as the embedded engine declares it. The passages of a ruling carry its docId as their group. */
export interface IndexDocument extends Omit<EngineDocument, 'fields'> {
  /** Text fields, analysed. A field's length in BM25F is its number of terms. */
  readonly fields: Readonly<Record<string, TokenStream>>
}

export type IndexChange =
  | { readonly kind: 'upsert'; readonly namespace: Namespace; readonly document: IndexDocument }
  | { readonly kind: 'remove'; readonly namespace: Namespace; readonly id: string }
  | { readonly kind: 'removeGroup'; readonly namespace: Namespace; readonly group: string }

/** Changes that become visible together. */
export interface IndexBatch {
  /** Position in the owner's log of changes: a safe integer above 0, higher than every one before. */
  readonly sequence: number
  /** Applied in order: an upsert after a `removeGroup` of its group stays. */
  readonly changes: readonly IndexChange[]
}
