import { type Outcome, oppositeOutcomes } from '@basejuris/domain'
import { caseFacet, facet } from '../../indexing/fields.ts'
import type { FacetCount, FacetValues, LexicalIndex, LexicalSearch } from '../../ports/index.ts'
import { unlimitedValues } from '../order/facets.ts'

/** What a ruling decided, of what, at which level. */
export interface RulingDecision {
  readonly outcome: Outcome
  readonly level: string
  readonly subjects: readonly string[]
  readonly appealTypes: readonly string[]
  /** Another ruling of the index left it without effect. */
  readonly overturned: boolean
}

/** Collections of the same courts; the others are each a level of their own. */
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

/** Both stand, are of courts of one level, decided the same matter as far as is known, and the other way. */
export function areOpposed(one: RulingDecision, other: RulingDecision): boolean {
  return (
    oppositeOutcomes(one.outcome).includes(other.outcome) &&
    one.level === other.level &&
    !one.overturned &&
    !other.overturned &&
    shareSubject(one, other)
  )
}

/** Sources name matters, or kinds of appeal; where both name one, they have to share it. */
const shareSubject = (one: RulingDecision, other: RulingDecision): boolean => {
  if (one.subjects.length > 0 && other.subjects.length > 0) return shareAny(one.subjects, other.subjects)
  return one.appealTypes.length === 0 || other.appealTypes.length === 0 || shareAny(one.appealTypes, other.appealTypes)
}

const shareAny = (some: readonly string[], others: readonly string[]): boolean => some.some((each) => others.includes(each))

/** Every case that some ruling leaves without effect. */
const overturnedCases = async (lexical: LexicalIndex): Promise<ReadonlySet<string>> => {
  const { facets } = await lexical.search('rulings', overturnedCasesSearch)
  const counts = facets[caseFacet.overturned] ?? []
  const known = caseSets.get(counts) ?? new Set(counts.map(({ value }) => value))
  caseSets.set(counts, known)
  return known
}

/** The index remembers its counts as long as nothing changes: the same list, the same cases. */
const caseSets = new WeakMap<readonly FacetCount[], ReadonlySet<string>>()

const overturnedCasesSearch: LexicalSearch = {
  text: null,
  filter: null,
  sort: [],
  offset: 0,
  limit: 0,
  facets: [{ name: caseFacet.overturned, limit: unlimitedValues }],
}
