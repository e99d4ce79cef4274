import type { ContrastLevel, ContrastScope, OppositionSearch, OppositionView } from '@basejuris/contract'
import { type Actor, type CollectionId, collectionIds, type FictionalMode, isInMode, type Ruling } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import type { Contradiction, ContradictionAnswer, OpposedPair, RulingFilters, SearchControl } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { describeNothing } from './describe-nothing.ts'
import { findFinality } from './find-finality.ts'
import { type OpposedRuling, presentOpposition } from './present-opposition.ts'
import { sharesRespondent } from './same-respondent.ts'

type OppositionServices = Pick<Services, 'db' | 'rulings' | 'entitlementOf' | 'search' | 'coverage'>

export interface OppositionFilters {
  readonly scope: ContrastScope
  readonly level?: ContrastLevel | undefined
  /** First and last year. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly limit: number
  readonly fictional: FictionalMode
}

const supreme: readonly CollectionId[] = ['corte_suprema', 'salud_corte_suprema']
const appeals: readonly CollectionId[] = ['corte_de_apelaciones', 'salud_corte_de_apelaciones']

const collectionsOf: Readonly<Record<ContrastLevel, readonly CollectionId[]>> = {
  suprema: supreme,
  apelaciones: appeals,
  otros: collectionIds.filter((id) => ![...supreme, ...appeals].includes(id)),
}

const filtersOf = ({ from, to }: OppositionFilters): RulingFilters => ({
  ...(from ? { desde: [from] } : {}),
  ...(to ? { hasta: [to] } : {}),
})

const corpusOf = ({ level, fictional }: OppositionFilters) => ({
  collections: level === undefined ? collectionIds : collectionsOf[level],
  fictional,
})

/**
 * Rulings of every collection that decided an article of one ruling for the other side on similar facts, each with the words that oppose
 * each other. Those that the actor may not read come as cards.
 */
export async function findRulingOppositions(
  services: OppositionServices,
  actor: Actor,
  ruling: Ruling,
  filters: OppositionFilters & { readonly article?: string | undefined },
  control: SearchControl = {},
): Promise<OppositionSearch> {
  const { scope, article, limit } = filters
  const answer = await services.search.contradicting(
    { ...corpusOf(filters), docId: ruling.docId, article, scope: scopeOf(scope), filters: filtersOf(filters), limit },
    control,
  )
  const { own } = answer
  const pairs = own === null ? [] : answer.found.map((each): Pair => ({ ...each, sides: [{ docId: ruling.docId, side: own.side }, each] }))
  const oposiciones = await presentPairs(services, actor, pairs, filters)
  return {
    alcance: scope,
    articulos: labelArticles(answer),
    total: answer.total - (pairs.length - oposiciones.length),
    oposiciones,
    mensaje:
      oposiciones.length > 0
        ? null
        : describeNothing({
            ...filters,
            reason: answer.reason,
            articles: labelArticles(answer),
            searched: await countSearched(services, filters),
          }),
  }
}

/** Pairs of rulings with opposite outcomes on an article, by its key. Rulings that the actor may not read come as cards. */
export async function findArticleOppositions(
  services: OppositionServices,
  actor: Actor,
  article: string,
  filters: OppositionFilters,
  control: SearchControl = {},
): Promise<OppositionSearch> {
  const { scope, limit } = filters
  const {
    pairs: found,
    citing,
    compared,
  } = await services.search.opposedOn({ ...corpusOf(filters), article, scope: scopeOf(scope), filters: filtersOf(filters), limit }, control)
  const pairs = found.map(({ claimant, respondent, ...on }: OpposedPair): Pair => ({ ...on, sides: [claimant, respondent] }))
  const oposiciones = await presentPairs(services, actor, pairs, filters)
  const articulos = [{ clave: article, etiqueta: normLabel(article) }]
  return {
    alcance: scope,
    articulos,
    total: oposiciones.length,
    oposiciones,
    mensaje:
      oposiciones.length > 0
        ? null
        : describeNothing({
            ...filters,
            reason: null,
            articles: articulos,
            searched: await countSearched(services, filters),
            onArticle: { citing, compared },
          }),
  }
}

const scopeOf = (scope: ContrastScope) => (scope === 'unificacion' ? 'unification' : 'all')

const labelArticles = ({ articles }: ContradictionAnswer): OppositionSearch['articulos'] =>
  articles.map((key) => ({ clave: key, etiqueta: normLabel(key) }))

const countSearched = async ({ coverage }: Pick<Services, 'coverage'>, filters: OppositionFilters): Promise<number> => {
  const { collections, fictional } = corpusOf(filters)
  const figures = (await coverage.list()).filter((each) => collections.includes(each.collection) && isInMode(fictional, each.fictional))
  return figures.reduce((sum, { total }) => sum + total, 0)
}

/** The court itself reasons with the article. */
const isReasonedIn = ({ norms }: Ruling, article: string): boolean =>
  norms.some(({ key, use, listed }) => key === article && use === 'applied' && listed !== true)

/** Both courts reason with the article. A guarantee is one question only against bodies of one kind. */
const isOneQuestion = (one: Ruling, other: Ruling, article: string): boolean =>
  isReasonedIn(one, article) && isReasonedIn(other, article) && (!article.startsWith('CPR:') || sharesRespondent(one, other))

interface Pair extends Pick<Contradiction, 'article' | 'place' | 'similarity'>, Partial<Pick<Contradiction, 'shared'>> {
  readonly sides: readonly [OpposedRuling, OpposedRuling]
}

/**
 * Omits pairs of which one ruling was removed after the index answered, or has no words of its own court that answer, and those without an
 * article that both apply. With `unificacion`, newest
 * contrary ruling first.
 */
async function presentPairs(
  services: OppositionServices,
  actor: Actor,
  pairs: readonly Pair[],
  { scope }: OppositionFilters,
): Promise<OppositionView[]> {
  const ids = [...new Set(pairs.flatMap(({ sides }) => sides.map(({ docId }) => docId)))]
  const [rulings, { readable }, overturned] = await Promise.all([
    services.rulings.list(ids),
    services.entitlementOf(actor),
    services.search.overturning(ids),
  ])
  const byId = new Map(rulings.map((each) => [each.docId, each]))
  const undone = new Set([...overturned, ...rulings.filter(({ undoneAs }) => undoneAs !== undefined)].map(({ docId }) => docId))
  const finality = scope === 'unificacion' ? await findFinality(services, rulings) : null
  const presented = pairs.flatMap((pair): OppositionView[] => {
    const [one, other] = pair.sides.map(({ docId }) => byId.get(docId))
    if (one === undefined || other === undefined) return []
    const { shared = [] } = pair
    const article = shared.length === 0 ? pair.article : shared.find((key) => isOneQuestion(one, other, key))
    if (article === undefined) return []
    const opposition = presentOpposition({ ...pair, article }, [one, other], { readable, undone, finality })
    return opposition === null ? [] : [opposition]
  })
  const newest = ({ uno, otro }: OppositionView): string => otro.fechaSentencia ?? uno.fechaSentencia ?? ''
  return scope === 'unificacion' ? presented.sort((a, b) => newest(b).localeCompare(newest(a))) : presented
}
