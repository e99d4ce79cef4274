import type { Measured, Times } from '../measure/engine-results.ts'
import { percentile } from './statistics.ts'

export interface Summary {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Samples per kind of query, so that every kind has the same weight. */
const samplesPerKind = 1_000

/**
 * Percentiles over the queries, asked for the first time. Each query counts with the fastest of its rounds, which sets aside what the
 * machine's other work did. Null without measurements. Several kinds of query have equal weight.
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
  const kinds = names.map((name) => fastestOf(rounds.map((round) => round[name] ?? []))).filter(({ length }) => length > 0)
  if (kinds.length === 0) return null
  const times = kinds.length === 1 ? (kinds[0] ?? []) : kinds.flatMap((each) => sampleEvenly(each, samplesPerKind))
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}

/** By query. A slow engine may have asked fewer queries in some rounds. */
const fastestOf = (rounds: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(0, ...rounds.map(({ length }) => length)) }, (_, query) =>
    Math.min(...rounds.map((times) => times[query] ?? Number.POSITIVE_INFINITY)),
  )

const sampleEvenly = (times: readonly number[], count: number): number[] => {
  const rising = [...times].sort((a, b) => a - b)
  return Array.from({ length: count }, (_, i) => rising[Math.floor(((i + 0.5) / count) * rising.length)] as number)
}

export function describe(each: Summary | null): string {
  return each === null ? '–' : [each.p50, each.p95, each.p99].map((value) => value.toFixed(2)).join(' / ')
}
