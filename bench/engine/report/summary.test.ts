import { expect, it } from 'vitest'
import type { Measured } from '../measure/engine-results.ts'
import { summary } from './summary.ts'

const round = (times: Record<string, number[]>): Measured => ({ openMs: 1, firstMs: 1, times, repeated: {}, queriesPerSecond: 1, rssMb: 1 })

it('weighs kinds equally, whatever their number of queries', () => {
  const fast = Array.from({ length: 3_000 }, () => 1)
  const both = summary([round({ fast, slow: [8, 9, 10] })], 'fast', 'slow', 'unmeasured')
  expect(both).toEqual({ p50: 8, p95: 10, p99: 10 })
})

it('takes the median of the rounds, and null without measurements', () => {
  const rounds = [5, 1, 2].map((time) => round({ rare: [time, time] }))
  expect(summary(rounds, 'rare')?.p50).toBe(2)
  expect(summary(rounds, 'phrase')).toBeNull()
})
