import { isInMode } from '@basejuris/domain'
import { type DecidedPlace, isFirstInstance, type Side } from '@basejuris/legal-text'
import { decisionTerm, opposedTerms, parseDecisionTerm } from '../../indexing/decision-terms.ts'
import { caseFacet, clusterFacet, decisionFacet, facet, fictionalFacet, sortKey } from '../../indexing/fields.ts'
import { andFilter, type FacetValues, inFilter, type LexicalIndex, type SortOrder } from '../../ports/index.ts'
import { unlimitedValues } from '../order/facets.ts'
import { corpusFilter } from '../request/build-filter.ts'
import type { Corpus } from '../request/search-request.ts'
import { countCitations, isDistinctive } from './distinctive-articles.ts'
import { overturnedCases } from './overturned-cases.ts'

/** A ruling that favours the other side. */
export interface ContraryRuling {
  readonly docId: string
  readonly appellant: Side
}

/** The rulings that decided an article the other way than one ruling: each cluster of near-identical ones counts once. */
export interface ContraryRulings extends DecidedPlace {
  readonly total: number
  /** False when only the newest rulings on the article were compared, so that there may be more. */
  readonly exact: boolean
  /** Newest first; never empty. */
  readonly rulings: readonly ContraryRuling[]
}

/** How many of the newest rulings on an article are compared. */
export const maxRivals = 100
const newestFirst: SortOrder = [{ key: sortKey.date, direction: 'desc' }]
const readFacets = [decisionFacet, clusterFacet.id, caseFacet.own, facet.subject, fictionalFacet]

interface Decider {
  readonly docId: string
  readonly decided: readonly DecidedPlace[]
  readonly clusters: readonly string[]
  readonly subjects: readonly string[]
  readonly isFictional: boolean
  readonly isOverturned: boolean
}

/** Another side of a place, to be looked up once for all rulings of a page. */
interface Question {
  readonly place: DecidedPlace
  readonly isFictional: boolean
}

/**
 * The contrary rulings of each ruling that has some, on the one article that has most, or on `article` where it has some. They are those
 * of all collections that the actor may read, whatever was searched. A real ruling and a fictional one are never contrary, and a ruling
 * that another left without effect is contrary to none. In first instance none is, because no facts are compared here.
 */
export async function findContraryRulings(
  lexical: LexicalIndex,
  corpus: Corpus,
  docIds: readonly string[],
  article?: string,
): Promise<ReadonlyMap<string, ContraryRulings>> {
  const asking = (await readDeciders(lexical, docIds)).filter((each) => !each.isOverturned && isInMode(corpus.fictional, each.isFictional))
  const questions = new Map<string, Question>()
  for (const { decided, isFictional } of asking)
    for (const place of decided) questions.set(questionKey({ place, isFictional }), { place, isFictional })
  const rivals = new Map<string, readonly Decider[]>()
  for (const [key, question] of await openQuestions(lexical, corpus, questions)) rivals.set(key, await rivalsOn(lexical, corpus, question))
  const found = new Map<string, ContraryRulings>()
  for (const own of asking) {
    const choices = own.decided
      .map((place) => contraryOn(own, place, rivals.get(questionKey({ place, isFictional: own.isFictional })) ?? []))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
    const chosen = choices.find((each) => each.article === article) ?? choices[0]
    if (chosen !== undefined) found.set(own.docId, chosen)
  }
  return found
}

const questionKey = ({ place, isFictional }: Question): string => `${isFictional} ${opposedTerms(place)[0]}`

const readDeciders = async (lexical: LexicalIndex, docIds: readonly string[]): Promise<Decider[]> => {
  const [values, overturned] = await Promise.all([lexical.facetValues('rulings', docIds, readFacets), overturnedCases(lexical)])
  return docIds.map((docId, at) => deciderOf(docId, values[at] ?? {}, overturned))
}

const deciderOf = (docId: string, values: FacetValues, overturned: ReadonlySet<string>): Decider => ({
  docId,
  decided: (values[decisionFacet] ?? []).map(parseDecisionTerm).filter(({ kind }) => !isFirstInstance(kind)),
  clusters: values[clusterFacet.id] ?? [],
  subjects: values[facet.subject] ?? [],
  isFictional: (values[fictionalFacet] ?? []).length > 0,
  isOverturned: (values[caseFacet.own] ?? []).some((each) => overturned.has(each)),
})

/** The questions that some ruling decided the other way, without those on articles that a large part of all rulings cites. */
const openQuestions = async (
  lexical: LexicalIndex,
  { collections }: Corpus,
  questions: ReadonlyMap<string, Question>,
): Promise<readonly (readonly [string, Question])[]> => {
  const open: (readonly [string, Question])[] = []
  for (const isFictional of [false, true]) {
    const own = [...questions].filter(([, question]) => question.isFictional === isFictional)
    if (own.length === 0) continue
    const fictional = isFictional ? 'solo' : 'excluir'
    const scope = corpusFilter({ collections, fictional })
    const { facets } = await lexical.search('rulings', {
      text: null,
      filter: andFilter([scope, inFilter(decisionFacet, [...new Set(own.flatMap(([, { place }]) => opposedTerms(place)))])]),
      sort: [],
      facets: [{ name: decisionFacet, limit: unlimitedValues }],
      offset: 0,
      limit: 0,
    })
    const opposed = new Set((facets[decisionFacet] ?? []).map(({ value }) => value))
    const divided = own.filter(([, { place }]) => opposedTerms(place).some((term) => opposed.has(term)))
    const { articles, all } = await countCitations(
      lexical,
      divided.map(([, { place }]) => place.article),
      { scope, fictional },
    )
    const common = new Set(articles.filter((each) => !isDistinctive(each, all)).map(({ key }) => key))
    open.push(...divided.filter(([, { place }]) => !common.has(place.article)))
  }
  return open
}

const rivalsOn = async (lexical: LexicalIndex, { collections }: Corpus, { place, isFictional }: Question): Promise<readonly Decider[]> => {
  const scope = corpusFilter({ collections, fictional: isFictional ? 'solo' : 'excluir' })
  const filter = andFilter([scope, inFilter(decisionFacet, opposedTerms(place))])
  const { hits } = await lexical.search('rulings', { text: null, filter, sort: newestFirst, facets: [], offset: 0, limit: maxRivals })
  return readDeciders(
    lexical,
    hits.map(({ id }) => id),
  )
}

const contraryOn = (own: Decider, place: DecidedPlace, rivals: readonly Decider[]): ContraryRulings => {
  const seen = new Set(own.clusters)
  const terms = opposedTerms(place)
  const rulings = rivals.flatMap((rival): ContraryRuling[] => {
    if (rival.isOverturned || !isSameQuestion(own, rival, place) || rival.clusters.some((cluster) => seen.has(cluster))) return []
    for (const cluster of rival.clusters) seen.add(cluster)
    const decided = rival.decided.find((each) => terms.includes(decisionTerm(each)))
    return decided === undefined ? [] : [{ docId: rival.docId, appellant: decided.appellant }]
  })
  return { ...place, total: rulings.length, exact: rivals.length < maxRivals, rulings }
}

/** Outside the higher courts, where both rulings have subjects that their sources state, they share one. */
const isSameQuestion = ({ subjects: own }: Decider, { subjects: others }: Decider, { kind }: DecidedPlace): boolean =>
  kind.startsWith('corte_') || own.length === 0 || others.length === 0 || own.some((each) => others.includes(each))
