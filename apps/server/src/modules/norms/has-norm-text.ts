import { cachedNorm } from '@basejuris/database'
import type { Services } from '../../services.ts'
import { readNorm } from './read-norm.ts'

/** Whether a text of a norm of the catalogue is imported, its own or that of the norm that restates it. */
export async function hasNormText(services: Pick<Services, 'db'>, idNorma: number): Promise<boolean> {
  const { facts, versions } = await readNorm(services, idNorma)
  if (versions.length > 0) return true
  const { restatedIn } = facts
  return restatedIn !== null && ((await cachedNorm(services.db, restatedIn))?.versions.length ?? 0) > 0
}
