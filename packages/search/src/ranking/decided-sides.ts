import { type Outcome, oppositeOutcomes } from '@basejuris/domain'
import { caseFacet, facet } from '../indexing/fields.ts'
import { isIn, type LexicalIndex } from '../ports.ts'

/** What a ruling decided, of what, at which level. */
export interface Side {
  readonly outcome: Outcome
  readonly level: string
  readonly subjects: readonly string[]
  readonly appealTypes: readonly string[]
  /** Another ruling of the index left it without effect. */
  readonly undone: boolean
}

/** Collections of the same courts; the others are each a level of their own. */
const levels: Readonly<Record<string, string>> = {
  salud_corte_suprema: 'corte_suprema',
  salud_corte_de_apelaciones: 'corte_de_apelaciones',
}

export const sidesOf = async (lexical: LexicalIndex, docIds: readonly string[]): Promise<ReadonlyMap<string, Side>> => {
  const valuesOf = (name: string) => lexical.facetValues('rulings', docIds, name)
  const [outcomes, collections, subjects, appealTypes, cases] = await Promise.all(
    [facet.outcome, facet.collection, facet.subject, facet.appealType, caseFacet.own].map(valuesOf),
  )
  const undone = await undoneCases(lexical, (cases ?? []).flat())
  return new Map(
    docIds.map((docId, at) => {
      const collection = collections?.[at]?.[0] ?? ''
      return [
        docId,
        {
          outcome: (outcomes?.[at]?.[0] ?? 'sin_dato') as Outcome,
          level: levels[collection] ?? collection,
          subjects: subjects?.[at] ?? [],
          appealTypes: appealTypes?.[at] ?? [],
          undone: (cases?.[at] ?? []).some((each) => undone.has(each)),
        },
      ]
    }),
  )
}

/** Both stand, are of courts of one level, decided the same matter as far as is known, and the other way. */
export const areOpposed = (one: Side, other: Side): boolean =>
  oppositeOutcomes(one.outcome).includes(other.outcome) &&
  one.level === other.level &&
  !one.undone &&
  !other.undone &&
  sameMatter(one, other)

/** Sources name matters, or kinds of appeal; where both name one, they have to share it. */
const sameMatter = (one: Side, other: Side): boolean => {
  if (one.subjects.length > 0 && other.subjects.length > 0) return shareAny(one.subjects, other.subjects)
  return one.appealTypes.length === 0 || other.appealTypes.length === 0 || shareAny(one.appealTypes, other.appealTypes)
}

const shareAny = (some: readonly string[], others: readonly string[]): boolean => some.some((each) => others.includes(each))

const undoneCases = async (lexical: LexicalIndex, cases: readonly string[]): Promise<ReadonlySet<string>> => {
  if (cases.length === 0) return new Set()
  const { hits } = await lexical.search('rulings', {
    ...{ text: null, filter: isIn(caseFacet.undone, [...new Set(cases)]), sort: [], facets: [], offset: 0, limit: cases.length },
  })
  if (hits.length === 0) return new Set()
  const ids = hits.map(({ id }) => id)
  return new Set((await lexical.facetValues('rulings', ids, caseFacet.undone)).flat())
}
