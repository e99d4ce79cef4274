import type { contrastEndpoint, DataOf, Neighbour, similarRulingsEndpoint } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import { type Actor, type FictionalMode, oppositeOutcomes, type RulingFacts } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { fictionalModeOf } from '../platform/coverage.ts'
import { describeAppeal, presentContrary } from './present-contrary.ts'
import { presentRulingFacts } from './present-ruling.ts'

type NeighbourServices = Pick<Services, 'db' | 'rulings' | 'entitlementOf' | 'search' | 'searchState' | 'coverage'>

export interface ListNeighbours {
  readonly docId: string
  readonly limit: number
  readonly fictional?: FictionalMode | undefined
  /** Whose search it is, as in `SearchControl`. */
  readonly visitor?: string | null
}

/**
 * Rulings most similar to one, among those the actor may read. Unknown: `ruling.not_found`; base not readable by the actor:
 * `base.premium_required`.
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
    const present = await presenter(
      services,
      hits.map(({ id }) => id),
    )
    return { resultados: hits.flatMap(({ id, score }) => present(id, score)) }
  })
}

/** Rulings that decided the same article the other way, among those the actor may read. Errors as in `listSimilar`. */
export async function listContrast(
  services: NeighbourServices,
  actor: Actor,
  { docId, limit, fictional: requested, article, visitor = null }: ListNeighbours & { readonly article?: string | undefined },
): Promise<DataOf<typeof contrastEndpoint>> {
  const { facts, collections, fictional: usual } = await getReadable(services, actor, docId, requested)
  // Who opens a fictional ruling sees those contrary to it: the same as on its card.
  const corpus = { collections, fictional: facts.fictional ? (requested ?? 'incluir') : usual }
  const contrast = async () => {
    const found = await services.search.contrastTo({ ...corpus, docId, limit, article }, { visitor })
    const outcomes = { resultado: facts.outcome, contrarios: [...oppositeOutcomes(facts.outcome)] }
    if (found === null) return { ...outcomes, contrario: null, resultados: [] }
    const { nearest, ...counted } = found
    const contrario = presentContrary(counted, facts.outcome)
    const present = await presenter(
      services,
      nearest.map((each) => each.docId),
    )
    const resultados = nearest.flatMap(({ docId: id, score, appellant }) =>
      present(id, score).map((each) => ({
        ...each,
        articulos: [contrario.articulo],
        detalle: describeAppeal({ kind: counted.kind, appellant, outcome: each.resultado }),
        favorece: contrario.contrariasFavorecen,
      })),
    )
    return { ...outcomes, contrario, resultados }
  }
  // Not cached: articles are free input, so the cache could grow without end.
  if (article !== undefined) return contrast()
  const name = `contrast ${limit} ${corpus.fictional} ${corpus.collections.join(' ')}`
  return services.rulings.memoize(facts, { name, state: await services.searchState() }, contrast)
}

async function getReadable(services: NeighbourServices, actor: Actor, docId: string, requested: FictionalMode | undefined) {
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
async function presenter({ db }: NeighbourServices, docIds: readonly string[]): Promise<(docId: string, score: number) => Neighbour[]> {
  const byId = new Map<string, RulingFacts>((await listFacts(db, docIds)).map((facts) => [facts.docId, facts]))
  return (docId, score) => {
    const facts = byId.get(docId)
    return facts === undefined ? [] : [{ ...presentRulingFacts(facts), cercania: Math.max(0, Math.min(1, score)) }]
  }
}
