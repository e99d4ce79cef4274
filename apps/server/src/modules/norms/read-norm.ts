import { cachedNorm, type StoredNorm } from '@basejuris/database'
import type { NormFacts } from '@basejuris/domain'
import { findCatalogueNorm } from '@basejuris/legal-text'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'

/** A norm as stored, or as the catalogue knows it: then it has no versions. @throws `norm.not_found` */
export async function readNorm({ db }: Pick<Services, 'db'>, idNorma: number): Promise<StoredNorm> {
  const stored = await cachedNorm(db, idNorma)
  if (stored !== null) return stored
  const known = findCatalogueNorm(idNorma)
  if (known === null) throw new ServiceError('norm.not_found')
  return { facts: catalogueFacts(known), key: known.key, versions: [], changeSequence: 0 }
}

type CatalogueNorm = NonNullable<ReturnType<typeof findCatalogueNorm>>

const catalogueFacts = (norm: CatalogueNorm): NormFacts => ({
  idNorma: norm.idNorma,
  type: norm.type,
  number: norm.number === 'S/N' ? null : norm.number,
  year: norm.year,
  name: norm.name,
  title: norm.title,
  aliases: [...norm.usualNames, ...norm.acronyms],
  publishedOn: norm.published,
  promulgatedOn: norm.promulgated,
  repealed: norm.isRepealed,
  repealedOn: norm.repealedOn,
  restatedIn: norm.restatedIn === norm.idNorma ? null : norm.restatedIn,
  organizations: [...norm.organs],
  subjects: [],
  treaty: norm.isTreaty,
})

/** Those of these norms that an import or the catalogue knows. */
export async function findKnownNorms({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const known = new Set<number>()
  for (const id of new Set(ids)) if (findCatalogueNorm(id) !== null || (await cachedNorm(db, id)) !== null) known.add(id)
  return known
}

/** Name of a norm wherever it is known. */
export async function nameNorm({ db }: Pick<Services, 'db'>, idNorma: number): Promise<string> {
  return findCatalogueNorm(idNorma)?.name ?? (await cachedNorm(db, idNorma))?.facts.name ?? `idNorma ${idNorma}`
}
