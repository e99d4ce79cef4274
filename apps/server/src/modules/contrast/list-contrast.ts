import type { ContrastLevel, ContrastScope, contrastEndpoint, DataOf } from '@basejuris/contract'
import { type Actor, oppositeOutcomes } from '@basejuris/domain'
import type { SearchControl } from '@basejuris/search'
import { getReadable, type ListNeighbours, type NeighbourServices, presentNeighbours } from '../rulings/list-neighbours.ts'
import { describeAppeal, presentContrary } from '../rulings/present-contrary.ts'
import { findRulingOppositions } from './find-oppositions.ts'

export interface ListContrast extends ListNeighbours {
  /** Key of an article. */
  readonly article?: string | undefined
  /** Looks beyond the marked rulings. */
  readonly scope?: ContrastScope | undefined
  readonly level?: ContrastLevel | undefined
  /** First and last year. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly signal?: AbortSignal
}

/**
 * Rulings that decided the same article the other way, among those the actor may read. With a scope, also what `findRulingOppositions`
 * finds. Errors as in `listSimilar`.
 */
export async function listContrast(
  services: NeighbourServices,
  actor: Actor,
  request: ListContrast,
): Promise<DataOf<typeof contrastEndpoint>> {
  const { docId, limit, fictional: requested, article, scope, signal, visitor = null } = request
  const { facts, collections, fictional: usual } = await getReadable(services, actor, docId, requested)
  const control: SearchControl = { visitor, ...(signal === undefined ? {} : { signal }) }
  // Who opens a fictional ruling sees those contrary to it: the same as on its card.
  const corpus = { collections, fictional: facts.fictional ? (requested ?? 'incluir') : usual }
  const marked = async () => {
    const found = await services.search.contrastTo({ ...corpus, docId, limit, article }, control)
    const outcomes = { resultado: facts.outcome, contrarios: [...oppositeOutcomes(facts.outcome)] }
    if (found === null) return { ...outcomes, contrario: null, resultados: [] }
    const { nearest, ...counted } = found
    const contrario = presentContrary(counted, facts.outcome)
    const present = await presentNeighbours(
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
  if (scope !== undefined) {
    const { level, from, to } = request
    const search = { scope, level, from, to, article, limit, fictional: corpus.fictional }
    const [busqueda, contrast] = await Promise.all([findRulingOppositions(services, actor, facts, search, control), marked()])
    return { ...contrast, busqueda }
  }
  // Not cached: articles are free input, so the cache could grow without end.
  if (article !== undefined) return { ...(await marked()), busqueda: null }
  const name = `contrast ${limit} ${corpus.fictional} ${corpus.collections.join(' ')}`
  const contrast = await services.rulings.memoize(facts, { name, state: await services.searchState() }, marked)
  return { ...contrast, busqueda: null }
}
