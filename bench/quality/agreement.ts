import type { RoundQuery } from './round.ts'

export interface Agreement {
  /** Judgments made twice. */
  readonly judgments: number
  /** Share with the same grade both times. */
  readonly equal: number
  /** Cohen's kappa with quadratic weights (Cohen 1968): 1 full agreement, 0 that of chance. Null where every grade is the same. */
  readonly kappa: number | null
}

/** How far two judges of the same rulings agree. Null when nothing was judged twice. */
export function measureAgreement(queries: readonly RoundQuery[]): Agreement | null {
  const pairs = queries.flatMap(({ judgments }) =>
    judgments.flatMap(({ grade, again }) => (again === undefined ? [] : [[grade, again] as const])),
  )
  if (pairs.length === 0) return null
  const observed = sum(pairs.map(([first, second]) => (first - second) ** 2)) / pairs.length
  const expected = sum(pairs.flatMap(([first]) => pairs.map(([, second]) => (first - second) ** 2))) / pairs.length ** 2
  const equal = pairs.filter(([first, second]) => first === second).length / pairs.length
  return { judgments: pairs.length, equal, kappa: expected === 0 ? null : 1 - observed / expected }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
