import type { DocketNumber } from '@basejuris/domain'
import type { NamedCourt } from '../courts/courts-beside.ts'

/** Names one case; without year or letter it may be several. */
export type NamedCase =
  /** `rit`: written as a RIT, which always has a letter, given or not. */
  | { readonly kind: 'docket'; readonly docket: DocketNumber; readonly rit: boolean }
  | { readonly kind: 'ruc'; readonly ruc: string }
  | { readonly kind: 'number'; readonly number: number }

/** A case as a person typed it. `from` and `to` are UTF-16 offsets of the number with its «rol N°», and `court` has its own. */
export type TypedCase = NamedCase & {
  readonly from: number
  readonly to: number
  readonly written: string
  /** «rol», «RIT», «dictamen» and so on. */
  readonly title: string
  /** The court written beside the number. */
  readonly court: NamedCourt | null
}
