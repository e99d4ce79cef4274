import type { DataOf, Neighbour, similarRulingsEndpoint } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import type { Actor, FictionalMode, RulingFacts } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { fictionalModeOf } from '../platform/coverage.ts'
import { presentRulingFacts } from './present-ruling.ts'

export type NeighbourServices = Pick<Services, 'db' | 'rulings' | 'entitlementOf' | 'search' | 'searchState' | 'coverage'>

export interface ListNeighbours {
  readonly docId: string
  readonly limit: number
  readonly fictional?: FictionalMode | undefined
  /** Whose search it is, as in `SearchControl`. */
  readonly visitor?: string | null
}

/**
 * Rulings similar to one, among those the actor may read; none where none is similar enough. Unknown: `ruling.not_found`; base not readable
 * by the actor: `base.premium_required`.
 */
export async function listSimilar(
  services: NeighbourServices,
  actor: Actor,
  { docId, limit, fictional: requested, visitor = null }: ListNeighbours,
): Promise<DataOf<typeof similarRulingsEndpoint>> {
  const { facts, ...corpus } = await getReadable(services, actor, docId, requested)
  const name = `similar ${limit} ${corpus.fictional} ${corpus.collections.join(' ')}`
  return services.rulings.memoize(facts, { name, state: await services.searchState() }, async () => {
    const hits = await services.search.similarTo({ ...corpus, docId, limit }, { visitor })
    const present = await presentNeighbours(
      services,
      hits.map(({ id }) => id),
    )
    return { resultados: hits.flatMap(({ id, score }) => present(id, score)) }
  })
}

/** A ruling that the actor may read, and the corpus of its neighbours. Errors as in `listSimilar`. */
export async function getReadable(services: NeighbourServices, actor: Actor, docId: string, requested: FictionalMode | undefined) {
  const [[facts], entitlement, fictional] = await Promise.all([
    services.rulings.list([docId]),
    services.entitlementOf(actor),
    fictionalModeOf(services, requested),
  ])
  if (facts === undefined) throw new ServiceError('ruling.not_found')
  if (!entitlement.readable.has(facts.collection)) throw new ServiceError('base.premium_required')
  return { facts, collections: [...entitlement.readable], fictional }
}

/** Omits rulings that were removed after the index answered. */
export async function presentNeighbours(
  { db }: Pick<Services, 'db'>,
  docIds: readonly string[],
): Promise<(docId: string, score: number) => Neighbour[]> {
  const byId = new Map<string, RulingFacts>((await listFacts(db, docIds)).map((facts) => [facts.docId, facts]))
  return (docId, score) => {
    const facts = byId.get(docId)
    return facts === undefined ? [] : [{ ...presentRulingFacts(facts), cercania: Math.max(0, Math.min(1, score)) }]
  }
}
