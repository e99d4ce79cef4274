import { formatNormNumber, type NormFacts } from '@basejuris/domain'
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
  const name = ownName ?? (key === null ? `${formatNormNumber(type, number)} de ${year}` : normLabel(key))
  return { ...facts, name, usualNames: alias?.aliases ?? [], acronyms: alias?.acronyms ?? [] }
}

/** A norm by its key («ley-19496», «CT»), null when it is not in the catalogue. */
export function findCatalogueNormByKey(key: string): CatalogueNorm | null {
  const idNorma = idNormaOf(key)
  return idNorma === null ? null : findCatalogueNorm(idNorma)
}

/** Instruments that hold the codes, where the catalogue gives «Código» or «Constitución» as their type. */
const instruments: ReadonlyMap<number, string> = new Map([
  [242302, 'Decreto'],
  [207436, 'DFL'],
  [176595, 'Ley'],
  [172986, 'DFL'],
  [30287, 'Ley'],
  [29668, 'Ley'],
  [22960, 'Ley'],
  [22740, 'Ley'],
  [18914, 'Decreto'],
  [12820, 'Decreto'],
  [6374, 'DL'],
  [5605, 'DFL'],
  [5595, 'DFL'],
])

/** Official type, number and year: «Ley N° 16.744», «DFL N° 1 de 2002» of the Código del Trabajo, «Código» of one without a number. */
export function identifyNorm({ idNorma, type, number, year }: Pick<NormFacts, 'idNorma' | 'type' | 'number' | 'year'>): string {
  const official = instruments.get(idNorma) ?? type
  if (number === null || !/\d/u.test(number)) return type
  return [formatNormNumber(official, number), official === 'Ley' || year === null ? '' : `de ${year}`]
    .filter((part) => part !== '')
    .join(' ')
}
