import type { Measured } from './engine-results.ts'
import { median, percentile } from './percentile.ts'

export interface Summary {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Of the rounds, the middle one of each percentile; null when none measured it. `names`: all their times together. */
export const summary = (rounds: readonly Measured[], ...names: readonly string[]): Summary | null => {
  const times = rounds.map((round) => names.flatMap((name) => round.times[name] ?? [])).filter(({ length }) => length > 0)
  if (times.length === 0) return null
  const of = (share: number): number => median(times.map((each) => percentile(each, share)))
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99) }
}

export const describe = (each: Summary | null): string =>
  each === null ? '–' : [each.p50, each.p95, each.p99].map((value) => value.toFixed(2)).join(' / ')
