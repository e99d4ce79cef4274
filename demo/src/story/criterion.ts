import { type Day, dayOf } from '../language/dates.ts'
import type { Line, Matter } from '../matter.ts'
import { Rng } from '../random/rng.ts'

/** How the courts decide a matter: split, or with a change of criterion of the Corte Suprema on a day. */
export interface Criterion {
  /** Share of favourable decisions by default. */
  readonly favorable: number
  readonly change: { readonly day: Day; readonly before: Line; readonly after: Line } | null
}

const opposite = (line: Line): Line => (line === 'favorable' ? 'contraria' : 'favorable')

const reachesSupreme = (matter: Matter): boolean =>
  matter.appeals.some(({ court }) => court === 'corte_suprema' || court === 'salud_corte_suprema')

export function yearsOf(matter: Matter): readonly [number, number] {
  return matter.years ?? [1998, 2026]
}

/** The criterion of a matter, the same in the whole corpus. Frequent matters have a change of criterion, some of the others too. */
export function criterionOf(matter: Matter, seed: number): Criterion {
  const rng = new Rng(`criterion|${seed}|${matter.id}`)
  const [from, to] = yearsOf(matter)
  const favorable = 0.35 + rng.next() * 0.3
  const frequent = matter.mass === true || (matter.weight ?? 1) > 1.1
  if (!reachesSupreme(matter) || to - from < 4 || !rng.chance(frequent ? 1 : 0.4)) return { favorable, change: null }
  const year = rng.between(from + Math.ceil((to - from) / 2), Math.max(from + Math.ceil((to - from) / 2), to - 3))
  const before: Line = rng.chance(0.5) ? 'favorable' : 'contraria'
  return { favorable, change: { day: dayOf(year, rng.between(1, 12), rng.between(1, 28)), before, after: opposite(before) } }
}

export type Tier = 'first' | 'appeal' | 'supreme'

const obedience: Readonly<Record<Tier, number>> = { first: 0.62, appeal: 0.78, supreme: 1 }

/** The line a court takes on a day. */
export function chooseLine(rng: Rng, criterion: Criterion, tier: Tier, day: Day): Line {
  const { change } = criterion
  if (change === null) return rng.chance(criterion.favorable) ? 'favorable' : 'contraria'
  const supreme = day < change.day ? change.before : change.after
  return rng.chance(obedience[tier]) ? supreme : opposite(supreme)
}
