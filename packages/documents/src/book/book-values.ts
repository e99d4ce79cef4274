import type { DocumentHead } from '../document-values.ts'

/** A book of authorities: chosen rulings whole, with a cover and an index. */
export interface BookTask {
  readonly kind: 'book'
  readonly head: BookHead
  /** How many rulings come. */
  readonly total: number
  readonly pagesPerVolume: number
  /** Anchors of the sections to be highlighted, by docId. */
  readonly highlighted: Readonly<Record<string, readonly string[]>>
  /** Without extension. */
  readonly fileName: string
}

export interface BookHead extends Pick<DocumentHead, 'title' | 'notices' | 'consultedOn'> {
  /** The matter it is for; empty when none was given. */
  readonly subject: string
  readonly author: string
}
