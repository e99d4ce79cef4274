import type { CollectionCoverageView } from '@basejuris/contract'

/** From these on, one month says more of what was gathered than of what was decided. */
const minRulings = 20
const minShare = 0.5

export interface CrowdedMonth {
  /** `2021-03`. */
  readonly month: string
  readonly rulings: number
  readonly total: number
}

/** The month of which half of the rulings are, or more. Null where there is none, or too few rulings to tell. */
export function crowdedMonth(collections: readonly Pick<CollectionCoverageView, 'meses' | 'total'>[]): CrowdedMonth | null {
  const total = collections.reduce((sum, each) => sum + each.total, 0)
  const byMonth = new Map<string, number>()
  for (const { meses } of collections) for (const { mes, total: count } of meses) byMonth.set(mes, (byMonth.get(mes) ?? 0) + count)
  const [fullest] = [...byMonth].sort((a, b) => b[1] - a[1])
  if (fullest === undefined || total < minRulings || byMonth.size < 2) return null
  const [month, rulings] = fullest
  return rulings >= total * minShare ? { month, rulings, total } : null
}
