import { bootstrapInterval } from './bootstrap.ts'
import { mean } from './metrics.ts'
import { type FirstRun, type MeasuredQuery, type RoundFamily, type RoundSystem, roundProduct, roundSystems } from './round-record.ts'

const shownDepth = 10

export interface MeanFigure {
  readonly mean: number
  /** 95 %, by bootstrap over queries. */
  readonly interval: readonly [low: number, high: number]
}

/** Queries with a ruling of grade 2 or 3, and how many show one in the first place and among the first ten. */
export interface FoundQueries {
  readonly asked: number
  readonly first: Readonly<Record<RoundSystem, number>>
  readonly inTen: Readonly<Record<RoundSystem, number>>
}

/** What systems reach in a family, or in all of them together. */
export interface FamilyFigures {
  readonly family: RoundFamily | 'all'
  readonly queries: number
  readonly ndcg10: Readonly<Record<RoundSystem, MeanFigure>>
  /** What the product reaches above each other system, paired by query. */
  readonly above: Readonly<Partial<Record<RoundSystem, MeanFigure>>>
  readonly recall100: Readonly<Record<RoundSystem, number>>
  readonly found: FoundQueries
}

/** One entry for each family, in the order of the queries, and the last for all of them. */
export function figuresOfQueries(queries: readonly MeasuredQuery[]): FamilyFigures[] {
  const families = Map.groupBy(queries, ({ family }) => family)
  return [...[...families].map(([family, each]) => figuresOf(family, each)), figuresOf('all', queries)]
}

/** Several runs over the same rulings as one. Throws when there is none. */
export function poolRuns(runs: readonly FirstRun[]): Pick<FirstRun, 'queries' | 'rulings' | 'days' | 'negatives'> {
  const last = runs.at(-1)
  if (last === undefined) throw new Error('no run to pool')
  const sum = (of: keyof FirstRun['negatives']): number => runs.reduce((total, { negatives }) => total + negatives[of], 0)
  return {
    queries: runs.flatMap(({ queries }) => queries),
    rulings: last.rulings,
    days: last.days,
    negatives: { asked: sum('asked'), quiet: sum('quiet') },
  }
}

function figuresOf(family: FamilyFigures['family'], queries: readonly MeasuredQuery[]): FamilyFigures {
  const others = roundSystems.filter((system) => system !== roundProduct)
  const above = (system: RoundSystem): number[] => queries.map(({ ndcg10 }) => ndcg10[roundProduct] - ndcg10[system])
  return {
    family,
    queries: queries.length,
    ndcg10: bySystem((system) => withInterval(queries.map(({ ndcg10 }) => ndcg10[system]))),
    above: Object.fromEntries(others.map((system) => [system, withInterval(above(system))])),
    recall100: bySystem((system) => mean(queries.map(({ recall100 }) => recall100[system]))),
    found: countFound(queries),
  }
}

export function countFound(queries: readonly MeasuredQuery[]): FoundQueries {
  const places = queries.flatMap(({ first }) => first ?? [])
  const within = (depth: number) =>
    bySystem((system) => places.filter((place) => (place[system] ?? Number.POSITIVE_INFINITY) <= depth).length)
  return { asked: places.length, first: within(1), inTen: within(shownDepth) }
}

const withInterval = (values: readonly number[]): MeanFigure => ({ mean: mean(values), interval: bootstrapInterval(values) })

const bySystem = <Value>(toValue: (system: RoundSystem) => Value): Record<RoundSystem, Value> =>
  Object.fromEntries(roundSystems.map((system) => [system, toValue(system)])) as Record<RoundSystem, Value>
