import { bootstrapInterval, mean, normalisedDiscountedGain, recallAt } from '@basejuris/search'
import { gradesOf, type Round, type RoundQuery } from './round.ts'
import type { FamilyFigures, FirstRun } from './round-record.ts'
import { type Answers, type OpenSystems, product, type System, systems } from './systems.ts'

const recallDepth = 100
const decimals = 3

interface Measured {
  readonly family: RoundQuery['family']
  readonly ndcg10: Readonly<Record<System, number>>
  readonly recall100: Readonly<Record<System, number>>
}

/** Asks every query of every system. Queries without a relevant ruling count in no mean. */
export async function measureRound(
  { queries }: Pick<Round, 'queries'>,
  { answer }: OpenSystems,
): Promise<Omit<FirstRun, 'date' | 'commit' | 'rulings'>> {
  const measured: Measured[] = []
  let [quiet, negatives] = [0, 0]
  for (const query of queries) {
    const answers = await answer(query.query)
    if (query.family === 'negative') {
      negatives += 1
      if (!answers.levels.includes('alta')) quiet += 1
    } else if (gradesOf(query).size > 0) measured.push(measureQuery(query, answers))
  }
  const names = [...new Set(measured.map(({ family }) => family))]
  return {
    figures: [
      ...names.map((family) =>
        figuresOf(
          family,
          measured.filter((each) => each.family === family),
        ),
      ),
      figuresOf('all', measured),
    ],
    negativesWithoutHigh: [quiet, negatives],
  }
}

const measureQuery = (query: RoundQuery, { ranked }: Answers): Measured => {
  const grades = gradesOf(query)
  return {
    family: query.family,
    ndcg10: bySystem((system) => normalisedDiscountedGain(ranked[system], grades)),
    recall100: bySystem((system) => recallAt(ranked[system], grades, recallDepth)),
  }
}

const figuresOf = (family: FamilyFigures['family'], measured: readonly Measured[]): FamilyFigures => {
  const column = (system: System): number[] => measured.map(({ ndcg10 }) => ndcg10[system])
  const others = systems.filter((system) => system !== product)
  return {
    family,
    queries: measured.length,
    ndcg10: bySystem((system) => withInterval(column(system))),
    above: Object.fromEntries(
      others.map((system) => [system, withInterval(measured.map(({ ndcg10 }) => ndcg10[product] - ndcg10[system]))]),
    ),
    recall100: bySystem((system) => rounded(mean(measured.map(({ recall100 }) => recall100[system])))),
  }
}

const withInterval = (values: readonly number[]): { readonly mean: number; readonly interval: [number, number] } => {
  const [low, high] = bootstrapInterval(values)
  return { mean: rounded(mean(values)), interval: [rounded(low), rounded(high)] }
}

const rounded = (value: number): number => Number(value.toFixed(decimals))

const bySystem = <Value>(toValue: (system: System) => Value): Record<System, Value> =>
  Object.fromEntries(systems.map((system) => [system, toValue(system)])) as Record<System, Value>
