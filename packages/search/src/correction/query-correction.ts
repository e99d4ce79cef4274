/** A query with words put right that no ruling has, or hardly any. */
export interface QueryCorrection {
  readonly query: string
  readonly changes: readonly { readonly from: string; readonly to: string }[]
  /** What was searched is `query`, not what was written. */
  readonly applied: boolean
}
