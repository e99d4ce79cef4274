import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgressMeter } from './progress-meter.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

it('measures from the first count on: what was prepared before says nothing of the speed', () => {
  const report = vi.fn()
  const progress = createProgressMeter(report)
  vi.advanceTimersByTime(5000)
  progress(3, 1003)
  expect(report).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  progress(503, 1003)
  vi.advanceTimersByTime(100)
  progress(603, 1003)
  vi.advanceTimersByTime(400)
  progress(1003, 1003)
  expect(report.mock.calls).toEqual([
    [{ done: 503, total: 1003, perSecond: 1000, etaMs: 500, counts: {} }],
    [{ done: 1003, total: 1003, perSecond: 1000, etaMs: 0, counts: {} }],
  ])
})
