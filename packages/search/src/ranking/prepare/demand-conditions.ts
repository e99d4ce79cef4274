import { and, andFilter, type Filter, type LexicalIndex, notFilter, or, type TextQuery } from '../../ports/index.ts'
import { type ConditionKind, conditionKinds, type QueryCondition } from '../../query/conditions/condition.ts'
import { conditionsFilter, testFilter } from '../request/condition-query.ts'
import { countMatches } from '../request/search-ports.ts'
import type { SearchMode } from '../request/search-request.ts'
import { ownCaseQuery } from './case-query.ts'
import type { PreparedQuery, UnderstoodQuery } from './prepared-query.ts'
import { rulingQuery } from './ruling-query.ts'

interface Demand {
  readonly kind: ConditionKind
  readonly conditions: readonly QueryCondition[]
  readonly filter: Filter
}

/** Adds to the filters what the query leaves out in plain words. It is never given up. */
export async function leaveOut<Prepared extends UnderstoodQuery>(lexical: LexicalIndex, prepared: Prepared): Promise<Prepared> {
  const filters = await Promise.all(
    prepared.query.negations.flatMap(({ test, mode }) =>
      test === null || mode !== 'exigir' ? [] : [testFilter(lexical, test).then(notFilter)],
    ),
  )
  if (filters.length === 0) return prepared
  const { demanded, filter, fictionalFilter } = prepared
  return {
    ...prepared,
    demanded: andFilter([demanded, ...filters]),
    filter: andFilter([filter, ...filters]),
    fictionalFilter: andFilter([fictionalFilter, ...filters]),
  }
}

/**
 * Adds the demanded conditions to the filters. Where they leave nothing that matches the rest of the query, as few kinds are given up as
 * suffice. The date goes first and the court last (record 34). Where nothing but a name was asked, none is given up.
 */
export async function demandConditions(
  lexical: LexicalIndex,
  prepared: PreparedQuery,
  { mode, strict = false }: { readonly mode?: SearchMode; readonly strict?: boolean },
): Promise<PreparedQuery> {
  const demands = await demandsOf(lexical, prepared)
  if (demands.length === 0) return prepared
  const retained = strict ? demands : await satisfiable(lexical, prepared, demands, mode)
  const demanded = retained.map(({ filter }) => filter)
  return {
    ...prepared,
    demanded: andFilter([prepared.demanded, ...demanded]),
    filter: andFilter([prepared.filter, ...demanded]),
    fictionalFilter: andFilter([prepared.fictionalFilter, ...demanded]),
    loosened: demands.filter((demand) => !retained.includes(demand)).flatMap(({ conditions }) => conditions),
  }
}

/** The demanded conditions by kind, in the order in which they are given up last. */
const demandsOf = async (lexical: LexicalIndex, { query }: PreparedQuery): Promise<Demand[]> =>
  Promise.all(
    conditionKinds.flatMap((kind) => {
      const conditions = query.conditions.filter(({ test, mode, isOfCase }) => test.kind === kind && mode === 'exigir' && !isOfCase)
      return conditions.length === 0 ? [] : [conditionsFilter(lexical, conditions).then((filter) => ({ kind, conditions, filter }))]
    }),
  )

const satisfiable = async (
  lexical: LexicalIndex,
  prepared: PreparedQuery,
  demands: readonly Demand[],
  mode: SearchMode | undefined,
): Promise<readonly Demand[]> => {
  for (const text of textsToMeet(prepared, mode)) {
    const isMet = async (tried: readonly Demand[]): Promise<boolean> =>
      (await countMatches(lexical, text, andFilter([prepared.demanded, ...tried.map(({ filter }) => filter)]))) > 0
    const met = await largestMet(demands, isMet)
    if (met !== null) return met.length === 0 && asksNothingElse(prepared, demands) ? demands : met
  }
  return demands
}

/**
 * True where the demands are all that the query has, so that without them every ruling would answer «ministra Fulana». Rulings of other
 * dates may stand for those of a date alone.
 */
const asksNothingElse = (prepared: PreparedQuery, demands: readonly Demand[]): boolean =>
  demands.some(({ kind }) => kind !== 'fecha') &&
  !prepared.identified &&
  rulingQuery(prepared, prepared.minShouldMatch, { boosts: false }) === null

/**
 * What the conditions must leave: a ruling of the named case, norm or party or, when none is without them either, one that matches. Words
 * alone give up no condition that leaves a match.
 */
const textsToMeet = (prepared: PreparedQuery, mode: SearchMode | undefined): readonly (TextQuery | null)[] => {
  if (prepared.identified) return [or(prepared.cases.map(({ searched }) => ownCaseQuery(searched)))]
  const matching = mode === 'semantica' ? null : rulingQuery(prepared, prepared.minShouldMatch, { boosts: false })
  if (matching === null) return [null]
  const { answerRule } = prepared
  return answerRule.kind === 'demands' && answerRule.precise !== null ? [and([matching, answerRule.precise]), matching] : [matching]
}

/** As many of the demands as can be met together. Of as many, those whose later kinds are given up. Null when they are not what leaves nothing. */
const largestMet = async (
  demands: readonly Demand[],
  isMet: (tried: readonly Demand[]) => Promise<boolean>,
): Promise<readonly Demand[] | null> => {
  if (await isMet(demands)) return demands
  if (!(await isMet([]))) return null
  const met: Demand[] = []
  for (const demand of demands) if (await isMet([demand])) met.push(demand)
  for (let count = met.length; count > 1; count--)
    for (const tried of choose(met, count)) if (tried.length < demands.length && (await isMet(tried))) return tried
  return met.slice(0, 1)
}

/** Every choice of so many items in their order, the ones with the first items before the others. */
function choose<T>(items: readonly T[], count: number): (readonly T[])[] {
  const [first, ...rest] = items
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...choose(rest, count - 1).map((chosen) => [first, ...chosen]), ...choose(rest, count)]
}
