export interface Percentiles {
  readonly n: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Nearest-rank percentiles of times in milliseconds. */
export function percentiles(timesMs: readonly number[]): Percentiles {
  const sorted = [...timesMs].sort((left, right) => left - right)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

export function describe({ n, p50, p95, p99 }: Percentiles): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (n ${n})`
}
