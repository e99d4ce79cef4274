/** A norm with its usual names. Its other facts are in the catalogue. */
export interface NormAlias {
  /** `CT`, `CPR`, `ley-19496`, `DL-3500`, `DFL-1-2005-salud`. */
  readonly key: string
  /** As shown: «Código del Trabajo», «Ley N° 19.496». */
  readonly name: string
  readonly aliases: readonly string[]
  readonly acronyms: readonly string[]
}
