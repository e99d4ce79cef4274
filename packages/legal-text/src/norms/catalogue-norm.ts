import { type CatalogueFacts, findCatalogueFacts, idNormaOf } from './catalogue/catalogue-table.ts'
import { findNormAlias, normLabel } from './norm-key.ts'

/** A norm of the catalogue: facts only, never its text. */
export interface CatalogueNorm extends Omit<CatalogueFacts, 'ownName'> {
  /** As shown: «Código del Trabajo», «Ley N° 19.496», «DFL N° 1 de 2005 (salud)». */
  readonly name: string
  /** «Ley del Consumidor». */
  readonly usualNames: readonly string[]
  /** «CT», «C.T.». */
  readonly acronyms: readonly string[]
}

/** A norm by its BCN idNorma, null when it is not in the catalogue. */
export function findCatalogueNorm(idNorma: number): CatalogueNorm | null {
  const found = findCatalogueFacts(idNorma)
  if (found === null) return null
  const { ownName, ...facts } = found
  const { key, type, number, year } = facts
  const alias = key === null ? null : findNormAlias(key)
  const name = ownName ?? (key === null ? `${type} N° ${number} de ${year}` : normLabel(key))
  return { ...facts, name, usualNames: alias?.aliases ?? [], acronyms: alias?.acronyms ?? [] }
}

/** A norm by its key («ley-19496», «CT»), null when it is not in the catalogue. */
export function findCatalogueNormByKey(key: string): CatalogueNorm | null {
  const idNorma = idNormaOf(key)
  return idNorma === null ? null : findCatalogueNorm(idNorma)
}
