import type { Measured, Times } from '../measure/engine-results.ts'
import { median, percentile } from './statistics.ts'

export interface Summary {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Samples per kind of query, so that every kind has the same weight. */
const samplesPerKind = 1_000

/**
 * Of queries asked for the first time: median over the rounds of each percentile, null without measurements. Several kinds of query have
 * equal weight.
 */
export function summary(rounds: readonly Measured[], ...names: readonly string[]): Summary | null {
  return summarize(
    rounds.map(({ times }) => times),
    names,
  )
}

/** The same for queries repeated at once. */
export function summaryOfRepeated(rounds: readonly Measured[], name: string): Summary | null {
  return summarize(
    rounds.map(({ repeated }) => repeated),
    [name],
  )
}

const summarize = (rounds: readonly Times[], names: readonly string[]): Summary | null => {
  const timesOf = (round: Times): readonly number[] => {
    const kinds = names.map((name) => round[name] ?? []).filter(({ length }) => length > 0)
    return kinds.length === 1 ? (kinds[0] ?? []) : kinds.flatMap((times) => sampleEvenly(times, samplesPerKind))
  }
  const times = rounds.map(timesOf).filter(({ length }) => length > 0)
  if (times.length === 0) return null
  const of = (share: number): number => median(times.map((each) => percentile(each, share)))
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99) }
}

const sampleEvenly = (times: readonly number[], count: number): number[] => {
  const rising = [...times].sort((a, b) => a - b)
  return Array.from({ length: count }, (_, i) => rising[Math.floor(((i + 0.5) / count) * rising.length)] as number)
}

export function describe(each: Summary | null): string {
  return each === null ? '–' : [each.p50, each.p95, each.p99].map((value) => value.toFixed(2)).join(' / ')
}
