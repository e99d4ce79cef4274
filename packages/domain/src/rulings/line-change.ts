import { fisherExact, type Interval, wilsonInterval } from './proportions.ts'

/** What the figures of a line of rulings say: `solo_cifras` where they change and no ruling declares it. */
export const lineChangeStates = ['cambio', 'solo_cifras', 'estable', 'pocas'] as const
export type LineChangeState = (typeof lineChangeStates)[number]

/** Rulings needed on each side of a day. */
export const minOnEachSide = 10
/** Rulings that make a line. */
export const minLine = 10
/** Greatest corrected probability at which figures count as changed. */
const significance = 0.05

/** A ruling of a line, whose decision favours one side. */
export interface LineObservation {
  /** `yyyy-mm-dd` */
  readonly day: string
  /** For whoever asked in the first place. */
  readonly isFavourable: boolean
  /** It unifies the line or departs from a ruling of it. */
  readonly declares: boolean
}

export interface LineShare extends Interval {
  readonly favourable: number
  readonly total: number
}

export interface LineChange {
  readonly state: LineChangeState
  /** First day of `after`. These four are null where no day has enough rulings on each side. */
  readonly day: string | null
  readonly before: LineShare | null
  readonly after: LineShare | null
  /** Corrected for the number of days tried. */
  readonly p: number | null
  /** Days tried. */
  readonly cuts: number
}

/**
 * Whether a line changes at a day. Two proofs: a ruling of that day declares it, and the figures change. They change when the exact test of
 * Fisher stays at 0.05 after multiplying by the days tried (Bonferroni) and the 95 % intervals do not touch.
 *
 * Where rulings declare, only their days are tried. Where none does, or none with that result, every day is tried, and a change is one of
 * figures alone.
 */
export function findLineChange(observations: readonly LineObservation[]): LineChange {
  const ordered = [...observations].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const all = strongestCut(ordered, () => true)
  if (all === null) return { state: 'pocas', day: null, before: null, after: null, p: null, cuts: 0 }
  const declared = new Set(ordered.filter(({ declares }) => declares).map(({ day }) => day))
  const said = strongestCut(ordered, (day) => declared.has(day))
  if (said !== null && isChange(said)) return { state: 'cambio', ...said }
  return { state: isChange(all) ? 'solo_cifras' : 'estable', ...(isChange(all) ? all : (said ?? all)) }
}

/** Counts of some rulings, with the interval of their share. */
export function lineShare(observations: readonly Pick<LineObservation, 'isFavourable'>[]): LineShare {
  return shareOf(observations.filter(({ isFavourable }) => isFavourable).length, observations.length)
}

const shareOf = (favourable: number, total: number): LineShare => ({ favourable, total, ...wilsonInterval(favourable, total) })

type Cut = Omit<LineChange, 'state' | 'before' | 'after' | 'p'> & {
  readonly before: LineShare
  readonly after: LineShare
  readonly p: number
}

/** The day with the least probable difference, corrected for all that were tried; null where none has enough rulings on each side. */
function strongestCut(ordered: readonly LineObservation[], isTried: (day: string) => boolean): Cut | null {
  const favourable = ordered.filter((each) => each.isFavourable).length
  let best: Cut | null = null
  let earlier = 0
  let cuts = 0
  for (const [at, { day, isFavourable }] of ordered.entries()) {
    const isFirstOfDay = day !== ordered[at - 1]?.day
    if (isFirstOfDay && at >= minOnEachSide && ordered.length - at >= minOnEachSide && isTried(day)) {
      cuts += 1
      const p = fisherExact(earlier, at, favourable - earlier, ordered.length - at)
      if (best === null || p < best.p)
        best = { day, p, cuts, before: shareOf(earlier, at), after: shareOf(favourable - earlier, ordered.length - at) }
    }
    if (isFavourable) earlier += 1
  }
  return best === null ? null : { ...best, p: Math.min(1, best.p * cuts), cuts }
}

const isChange = ({ p, before, after }: Cut): boolean => p <= significance && (before.to < after.from || after.to < before.from)
