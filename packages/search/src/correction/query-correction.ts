/** A query with its mistyped words corrected, or with the code added to an article cited without it. */
export interface QueryCorrection {
  readonly kind: 'words' | 'article'
  readonly query: string
  readonly changes: readonly { readonly from: string; readonly to: string }[]
  /** The search ran on `query` instead of the text as written. */
  readonly applied: boolean
}

export interface FoundCorrection extends Omit<QueryCorrection, 'applied'> {
  /** The correction is beyond doubt: the corrected caption has every word, or a norm is named. */
  readonly certain: boolean
}
