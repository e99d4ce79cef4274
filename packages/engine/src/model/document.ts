/** Terms of one text field. `positions` run parallel to `terms` and never fall. Several terms may share a position, and gaps are kept. */
export interface TokenStream {
  readonly terms: readonly string[]
  readonly positions: ArrayLike<number>
  /** Positions at which sections begin; they never fall. Terms before the first form a section too. Default: one section. */
  readonly sections?: readonly number[]
}

export interface EngineDocument {
  /** Unique in its namespace. */
  readonly id: string
  /** Documents that can be removed, filtered and collapsed together. */
  readonly group: string
  /** Analysed text fields. A field's length is its number of terms. */
  readonly fields: Readonly<Record<string, TokenStream>>
  /** Values to filter by and to count. Repeated values count once. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** Values to sort by and for ranges. Within a namespace, a key holds either numbers or strings. */
  readonly sortKeys: Readonly<Record<string, number | string>>
  /** Only its direction matters. A zero vector counts as none. */
  readonly vector: Float32Array | null
}

export type EngineChange =
  | { readonly kind: 'upsert'; readonly namespace: string; readonly document: EngineDocument }
  | { readonly kind: 'remove'; readonly namespace: string; readonly id: string }
  | { readonly kind: 'removeGroup'; readonly namespace: string; readonly group: string }

/** Changes that become visible together. */
export interface EngineBatch {
  /** Position in the owner's log of changes: a safe integer above 0, higher than every one before. */
  readonly sequence: number
  /** Applied in order. */
  readonly changes: readonly EngineChange[]
}
