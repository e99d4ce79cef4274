/** A query with words put right that no ruling has, or hardly any, or with the code of an article that was named without it. */
export interface QueryCorrection {
  readonly kind: 'words' | 'article'
  readonly query: string
  readonly changes: readonly { readonly from: string; readonly to: string }[]
  /** What was searched is `query`, not what was written. */
  readonly applied: boolean
}

export interface FoundCorrection extends Omit<QueryCorrection, 'applied'> {
  /** There is no doubt about what was meant: once put right, a caption has everything that was asked, or a norm is named. */
  readonly certain: boolean
}
