/**
 * A norm cited in a text; `from` and `to` are UTF-16 offsets of `text`. A list («artículos 144, 170 y 186 del CPC») gives one citation
 * per article.
 */
export interface FoundNormCitation {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Canonical: `CT:161`, `ley-19496:16`, `DL-3500:11`, or without article `CT`. */
  readonly key: string
  readonly label: string
  /** BCN LeyChile idNorma, null when the norm is not in the table. */
  readonly idNorma: number | null
  readonly article: string | null
}
