import { expect, it } from 'vitest'
import type { Measured } from '../measure/engine-results.ts'
import { summary } from './summary.ts'

const round = (times: Record<string, number[]>): Measured => ({ openMs: 1, firstMs: 1, times, repeated: {}, queriesPerSecond: 1, rssMb: 1 })

it('weighs kinds equally, whatever their number of queries', () => {
  const fast = Array.from({ length: 3_000 }, () => 1)
  const both = summary([round({ fast, slow: [8, 9, 10] })], 'fast', 'slow', 'unmeasured')
  expect(both).toEqual({ p50: 8, p95: 10, p99: 10 })
})

it('takes each query from its fastest round, and null without measurements', () => {
  const rounds = [[5, 9], [1, 8], [2]].map((rare) => round({ rare }))
  expect(summary(rounds, 'rare')).toEqual({ p50: 8, p95: 8, p99: 8 })
  expect(summary(rounds.slice(2), 'rare')?.p50).toBe(2)
  expect(summary(rounds, 'phrase')).toBeNull()
})
