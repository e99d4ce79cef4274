import type { Subdivision } from '@basejuris/domain'

/**
 * A norm cited in a text; `from` and `to` are UTF-16 offsets of `text`. A list («artículos 144, 170 y 186 del CPC») gives one citation
 * per article. The articles within a range («160 a 163») stand at the place of its first.
 */
export interface FoundNormCitation {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Canonical: `CT:161`, `ley-19496:16`, `DL-3500:11`, or without article `CT`. Of an ambiguous citation the most used candidate. */
  readonly key: string
  /** With the subdivisions: «art. 19 N° 24 Constitución Política de la República». */
  readonly label: string
  /** BCN LeyChile idNorma, null when the norm is not in the catalogue or the citation is ambiguous. */
  readonly idNorma: number | null
  readonly article: string | null
  /** Written with the norm, which has no such article («artículo 2.329 del Código del Trabajo»): the norm alone is cited. Else null. */
  readonly missingArticle: string | null
  /** The article that ends a range which begins with this one («163» of «160 a 163»), else null. */
  readonly rangeEnd: string | null
  /** «y siguientes» stands behind the article. */
  readonly andFollowing: boolean
  /** Places within the article, each once. Empty when the article is cited as a whole. */
  readonly subdivisions: readonly Subdivision[]
  /**
   * Estimated share, 0 to 1, of citations read this way that name this norm and article. Beside the norm's name it is 0.99, in a list that
   * names it at its end 0.97, by «del mismo Código» 0.93, by «su artículo» or «del Código» 0.85. It is less where the catalogue has no
   * such article.
   */
  readonly confidence: number
  /** Norms that an ambiguous citation may name («CT», «DFL N° 1»), the more used ones first; empty when it names one. */
  readonly candidates: readonly NormCandidate[]
}

/** One of the norms that an ambiguous citation may name. */
export interface NormCandidate {
  readonly key: string
  readonly idNorma: number | null
}
