import type { Subdivision } from '@basejuris/domain'

/**
 * A norm cited in a text; `from` and `to` are UTF-16 offsets of `text`. A list («artículos 144, 170 y 186 del CPC») gives one citation
 * per article. The articles within a range («160 a 163») stand at the place of its first.
 */
export interface FoundNormCitation {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Canonical: `CT:161`, `ley-19496:16`, `DL-3500:11`, or without article `CT`. */
  readonly key: string
  /** With the subdivisions: «art. 19 N° 24 Constitución Política de la República». */
  readonly label: string
  /** BCN LeyChile idNorma, null when the norm is not in the table. */
  readonly idNorma: number | null
  readonly article: string | null
  /** The article that ends a range which begins with this one («163» of «160 a 163»), else null. */
  readonly rangeEnd: string | null
  /** Places within the article, each once. Empty when the article is cited as a whole. */
  readonly subdivisions: readonly Subdivision[]
}
