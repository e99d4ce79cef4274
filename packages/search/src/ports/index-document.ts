/** Kinds of documents, searched apart. */
export const namespaces = ['rulings', 'passages', 'norms'] as const
export type Namespace = (typeof namespaces)[number]

/** Terms of one text field. `positions` run parallel to `terms` and never fall; several terms may share a position, and gaps are kept. */
export interface TokenStream {
  readonly terms: readonly string[]
  readonly positions: readonly number[]
  /** Positions at which sections begin; they never fall. What comes before the first is a section too. Default: the field is one section. */
  readonly sections?: readonly number[]
}

export interface IndexDocument {
  /** Unique in its namespace. */
  readonly id: string
  /** Documents that are removed together: the passages of a ruling carry its docId. */
  readonly group: string
  /** Text fields, analysed. A field's length in BM25F is its number of terms. */
  readonly fields: Readonly<Record<string, TokenStream>>
  /** Values to filter by and to count; a value given twice counts once. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** Values to sort and to range over; a key holds numbers or strings in all documents of a namespace, not both. */
  readonly sortKeys: Readonly<Record<string, number | string>>
  /** Of the index's dimension; null when the document is not found by meaning. Its length does not matter, only its direction. */
  readonly vector: Float32Array | null
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
