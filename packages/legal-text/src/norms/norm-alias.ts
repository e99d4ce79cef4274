/** A norm with its usual names. `idNorma` is that of BCN LeyChile. */
export interface NormAlias {
  /** `CT`, `CPR`, `ley-19496`, `DL-3500`, `DFL-1-2005-salud`. */
  readonly key: string
  readonly idNorma: number
  /** As shown: «Código del Trabajo», «Ley N° 19.496». */
  readonly name: string
  readonly aliases: readonly string[]
  readonly acronyms: readonly string[]
  /** Number of the last permanent article: a larger number was attached to the wrong norm. */
  readonly lastArticle?: number
}
