import { type Outcome, oppositeOutcomes } from '@basejuris/domain'
import { caseFacet, facet } from '../../indexing/fields.ts'
import type { FacetCount, FacetValues, LexicalIndex, LexicalSearch } from '../../ports/index.ts'
import { unlimitedValues } from '../order/facets.ts'

/** What a ruling decided, on which subject and at which level. */
export interface RulingDecision {
  readonly outcome: Outcome
  readonly level: string
  readonly subjects: readonly string[]
  readonly appealTypes: readonly string[]
  /** Another ruling of the index left it without effect. */
  readonly overturned: boolean
}

/** Collections of the same courts. Every other collection is a level of its own. */
const levels: Readonly<Record<string, string>> = {
  salud_corte_suprema: 'corte_suprema',
  salud_corte_de_apelaciones: 'corte_de_apelaciones',
}

const readFacets = [facet.outcome, facet.collection, facet.subject, facet.appealType, caseFacet.own]

export async function readDecisions(lexical: LexicalIndex, docIds: readonly string[]): Promise<ReadonlyMap<string, RulingDecision>> {
  const values = await lexical.facetValues('rulings', docIds, readFacets)
  const overturned = await overturnedCases(lexical)
  return new Map(docIds.map((docId, at) => [docId, decisionOf(values[at] ?? {}, overturned)]))
}

const decisionOf = (values: FacetValues, overturnedCases: ReadonlySet<string>): RulingDecision => {
  const [collection = ''] = values[facet.collection] ?? []
  return {
    outcome: (values[facet.outcome]?.[0] ?? 'sin_dato') as Outcome,
    level: levels[collection] ?? collection,
    subjects: values[facet.subject] ?? [],
    appealTypes: values[facet.appealType] ?? [],
    overturned: (values[caseFacet.own] ?? []).some((each) => overturnedCases.has(each)),
  }
}

/** Whether two rulings decided opposite ways. Both must stand, be of the same court level and share a subject as far as known. */
export function areOpposed(one: RulingDecision, other: RulingDecision): boolean {
  return (
    oppositeOutcomes(one.outcome).includes(other.outcome) &&
    one.level === other.level &&
    !one.overturned &&
    !other.overturned &&
    shareSubject(one, other)
  )
}

/** Some sources give subjects, others appeal types. Where both rulings have one, they must share it. */
const shareSubject = (one: RulingDecision, other: RulingDecision): boolean => {
  if (one.subjects.length > 0 && other.subjects.length > 0) return shareAny(one.subjects, other.subjects)
  return one.appealTypes.length === 0 || other.appealTypes.length === 0 || shareAny(one.appealTypes, other.appealTypes)
}

const shareAny = (some: readonly string[], others: readonly string[]): boolean => some.some((each) => others.includes(each))

/** Every case that some ruling leaves without effect. */
export async function overturnedCases(lexical: LexicalIndex): Promise<ReadonlySet<string>> {
  const { facets } = await lexical.search('rulings', overturnedCasesSearch)
  const counts = facets[caseFacet.overturned] ?? []
  const cached = caseSets.get(counts) ?? new Set(counts.map(({ value }) => value))
  caseSets.set(counts, cached)
  return cached
}

/** Cached by the list of counts: the index returns the same list until something changes. */
const caseSets = new WeakMap<readonly FacetCount[], ReadonlySet<string>>()

const overturnedCasesSearch: LexicalSearch = {
  text: null,
  filter: null,
  sort: [],
  offset: 0,
  limit: 0,
  facets: [{ name: caseFacet.overturned, limit: unlimitedValues }],
}
