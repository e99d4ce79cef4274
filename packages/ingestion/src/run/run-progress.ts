import type { RecordPosition } from '../record/source.ts'
import type { RunCounts } from './run-counts.ts'

export interface IngestProgress {
  readonly runId: string
  readonly position: RecordPosition
  /** How much of `total` is done, in `unit`. `total` is null when the size of the feed is unknown. */
  readonly done: number
  readonly total: number | null
  readonly unit: 'bytes' | 'records'
  readonly counts: RunCounts
  /** Records per second, over the last ten seconds. */
  readonly rate: number
  /** Estimated time left; null without an estimate. */
  readonly etaMs: number | null
}

interface Sample {
  readonly atMs: number
  readonly read: number
  readonly done: number
}

const windowMs = 10_000

/** Measures the speed over the last ten seconds and estimates the time left. */
export class SpeedMeter {
  #samples: Sample[]

  constructor(start: Sample) {
    this.#samples = [start]
  }

  measure(sample: Sample, total: number | null): { rate: number; etaMs: number | null } {
    this.#samples.push(sample)
    while (this.#samples.length > 2 && (this.#samples[1]?.atMs ?? 0) < sample.atMs - windowMs) this.#samples.shift()
    const first = this.#samples[0] ?? sample
    const elapsedMs = sample.atMs - first.atMs
    if (elapsedMs <= 0) return { rate: 0, etaMs: null }
    const donePerMs = (sample.done - first.done) / elapsedMs
    const rate = ((sample.read - first.read) * 1000) / elapsedMs
    return { rate, etaMs: total === null || donePerMs <= 0 ? null : Math.max(0, (total - sample.done) / donePerMs) }
  }
}
