import type { DocumentHead } from '../document.ts'

/** A compilation («Compilación de jurisprudencia»): chosen rulings whole, with a cover and an index. */
export interface BookTask {
  readonly kind: 'book'
  readonly head: BookHead
  /** Number of rulings that follow. */
  readonly total: number
  readonly pagesPerVolume: number
  /** Anchors of the highlighted sections, by docId. */
  readonly highlighted: Readonly<Record<string, readonly string[]>>
  /** Without extension. */
  readonly fileName: string
}

export interface BookHead extends Pick<DocumentHead, 'title' | 'notices' | 'consultedOn'> {
  /** Shown below the title; empty when the user gave none. */
  readonly subject: string
  readonly author: string
}
