import type { DocketNumber } from '@basejuris/domain'

/** Something that names one case; without year or letter, several. */
export type NamedCase =
  /** `rit`: written as a RIT, which has a letter even where none is given. */
  | { readonly kind: 'docket'; readonly docket: DocketNumber; readonly rit: boolean }
  | { readonly kind: 'ruc'; readonly ruc: string }
  | { readonly kind: 'number'; readonly number: number }
