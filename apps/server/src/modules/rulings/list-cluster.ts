import { setImmediate } from 'node:timers/promises'
import type { ClusterMember, DataOf, rulingClusterEndpoint } from '@basejuris/contract'
import { listCluster } from '@basejuris/database'
import type { Actor, Ruling } from '@basejuris/domain'
import { rulingDifferences } from '@basejuris/legal-text'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { cardFacts } from './present-card.ts'
import { presentRulingFacts } from './present-ruling.ts'

export interface ListCluster {
  readonly docId: string
  /** From 1. */
  readonly page: number
  readonly size: number
}

/**
 * Near-duplicates of a ruling with their differences; of unreadable ones only what a card shows is compared. Unknown: `ruling.not_found`; base
 * not readable by the actor: `base.premium_required`.
 */
export async function listClusterOf(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf'>,
  actor: Actor,
  { docId, page, size }: ListCluster,
): Promise<DataOf<typeof rulingClusterEndpoint>> {
  const [ruling, { readable }] = await Promise.all([services.rulings.find(docId), services.entitlementOf(actor)])
  if (ruling === null) throw new ServiceError('ruling.not_found')
  if (!readable.has(ruling.collection)) throw new ServiceError('base.premium_required')
  const { total, docIds } = await listCluster(services.db, docId, { offset: (page - 1) * size, limit: size, others: true })
  const miembros: ClusterMember[] = []
  for (const member of await services.rulings.list(docIds)) {
    const { sections: _, ...facts } = member
    miembros.push({
      ...presentRulingFacts(cardFacts(facts, readable)),
      difiere: differencesFrom(ruling, member, readable.has(member.collection)),
    })
    // Yields to other requests, because comparing long rulings takes milliseconds each.
    await setImmediate()
  }
  return { miembros, total, pagina: page, tamano: size }
}

const differencesFrom = (ruling: Ruling, member: Ruling, readable: boolean): string[] =>
  readable
    ? rulingDifferences(ruling, member)
    : rulingDifferences({ ...ruling, sections: [] }, { ...member, outcome: ruling.outcome, sections: [] })
