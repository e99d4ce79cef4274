import { type FirstRun, type MeasuredQuery, normalisedDiscountedGain, type RoundSystem, recallAt, roundSystems } from '@basejuris/search'
import { gradesOf, type Round, type RoundQuery } from './round.ts'
import type { Answers, OpenSystems } from './systems.ts'

const recallDepth = 100
const decimals = 4
/** From this grade on a ruling answers. */
const relevantGrade = 2

/** Asks every query of every system. Queries without a relevant ruling are left out. */
export async function measureRound(
  { queries }: Pick<Round, 'queries'>,
  { answer }: OpenSystems,
): Promise<Pick<FirstRun, 'queries' | 'negatives'>> {
  const measured: MeasuredQuery[] = []
  let [quiet, asked] = [0, 0]
  for (const query of queries) {
    const answers = await answer(query.query)
    if (query.family === 'negative') {
      asked += 1
      if (!answers.levels.includes('alta')) quiet += 1
    } else if (gradesOf(query).size > 0) measured.push(measureQuery(query, answers))
  }
  return { queries: measured, negatives: { asked, quiet } }
}

const measureQuery = (query: RoundQuery, { ranked }: Answers): MeasuredQuery => {
  const grades = gradesOf(query)
  const answering = new Set([...grades].flatMap(([id, grade]) => (grade >= relevantGrade ? [id] : [])))
  const placeIn = (ids: readonly string[]): number | null => {
    const at = ids.slice(0, recallDepth).findIndex((id) => answering.has(id))
    return at < 0 ? null : at + 1
  }
  return {
    family: query.family,
    ndcg10: bySystem((system) => rounded(normalisedDiscountedGain(ranked[system], grades))),
    recall100: bySystem((system) => rounded(recallAt(ranked[system], grades, recallDepth))),
    first: answering.size === 0 ? null : bySystem((system) => placeIn(ranked[system])),
  }
}

const rounded = (value: number): number => Number(value.toFixed(decimals))

const bySystem = <Value>(toValue: (system: RoundSystem) => Value): Record<RoundSystem, Value> =>
  Object.fromEntries(roundSystems.map((system) => [system, toValue(system)])) as Record<RoundSystem, Value>
