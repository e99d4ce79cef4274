import { setTimeout } from 'node:timers/promises'
import { collectionIds } from '@basejuris/domain'
import { findCatalogueNormByKey } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { getNorm } from './get-norm.ts'
import { orderCatalogue } from './norm-kinds.ts'

const warmedNorms = 40
/** Visitors go first. */
const pauseMs = 50

/**
 * Reads the norms that most rulings cite, with their structure, one after another, so that the first visitor of a code does not wait for its
 * thousands of parts. The list of norms is ordered first. Ends early when aborted.
 */
export async function warmNorms(services: Pick<Services, 'db' | 'search'>, signal: AbortSignal): Promise<void> {
  orderCatalogue()
  const { norma = [] } = await services.search.facetsOf({ collections: collectionIds, fictional: 'incluir' })
  const whole = norma.filter(({ value }) => !value.includes(':')).sort((a, b) => b.total - a.total)
  for (const { value } of whole.slice(0, warmedNorms)) {
    const norm = findCatalogueNormByKey(value)
    if (norm === null) continue
    await setTimeout(pauseMs, undefined, { signal })
    await getNorm(services, { idNorma: norm.idNorma, day: null, withStructure: true })
  }
}
