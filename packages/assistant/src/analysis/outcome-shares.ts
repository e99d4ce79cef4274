import { type Interval, isAppliedUse, minCompared, type Outcome, outcomes, type RulingFacts, wilsonInterval } from '@basejuris/domain'

/** How many rulings of a group have an outcome, with the 95 % interval of that share. */
export interface OutcomeShare {
  readonly outcome: Outcome
  readonly count: number
  readonly share: number
  readonly interval: Interval
}

export interface OutcomeGroup {
  readonly key: string
  readonly name: string
  /** Rulings with a known outcome. */
  readonly total: number
  /** Too few to compare. */
  readonly isSmall: boolean
  readonly shares: readonly OutcomeShare[]
}

type CountedFacts = Pick<RulingFacts, 'outcome' | 'decidedOn' | 'court' | 'chamber' | 'appealType' | 'norms'>

/** By what shares are shown. Judges and parties are none of them. */
export const outcomeDimensions = ['anio', 'tribunal', 'sala', 'recurso', 'norma'] as const
export type OutcomeDimension = (typeof outcomeDimensions)[number]

const keysOf: Readonly<Record<OutcomeDimension, (facts: CountedFacts) => readonly (readonly [key: string, name: string])[]>> = {
  anio: ({ decidedOn }) => (decidedOn === null ? [] : [[decidedOn.slice(0, 4), decidedOn.slice(0, 4)]]),
  tribunal: ({ court }) => [[court, court]],
  sala: ({ court, chamber }) => (chamber === null ? [] : [[`${court} ${chamber}`, `${court}, ${chamber}`]]),
  recurso: ({ appealType }) => (appealType === null ? [] : [[appealType, appealType]]),
  norma: ({ norms }) => [...new Map(norms.filter(({ use }) => isAppliedUse(use)).map(({ key, label }) => [key, label]))],
}

/** Shares of all outcomes of a set, the commonest first. Rulings of unknown outcome are left out. */
export function countOutcomes(key: string, name: string, rulings: readonly Pick<RulingFacts, 'outcome'>[]): OutcomeGroup {
  const known = rulings.filter(({ outcome }) => outcome !== 'sin_dato')
  const shares = outcomes.flatMap((outcome): OutcomeShare[] => {
    const count = known.filter((each) => each.outcome === outcome).length
    return count === 0 ? [] : [{ outcome, count, share: count / known.length, interval: wilsonInterval(count, known.length) }]
  })
  return { key, name, total: known.length, isSmall: known.length < minCompared, shares: shares.sort((a, b) => b.count - a.count) }
}

/** Shares by a dimension, the largest groups first; years ascend. */
export function groupOutcomes(dimension: OutcomeDimension, rulings: readonly CountedFacts[], limit: number): OutcomeGroup[] {
  const groups = new Map<string, { readonly name: string; readonly rulings: CountedFacts[] }>()
  for (const facts of rulings)
    for (const [key, name] of keysOf[dimension](facts)) {
      const group = groups.get(key) ?? { name, rulings: [] }
      groups.set(key, group)
      group.rulings.push(facts)
    }
  const counted = [...groups].map(([key, group]) => countOutcomes(key, group.name, group.rulings)).filter(({ total }) => total > 0)
  if (dimension === 'anio') return counted.sort((a, b) => a.key.localeCompare(b.key))
  return counted.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, 'es')).slice(0, limit)
}
