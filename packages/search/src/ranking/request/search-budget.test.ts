import { expect, it } from 'vitest'
import { SearchAborted, SearchBudget, SearchTooHeavy, searchLimits, ThreadLimits, unsharedPace } from './search-budget.ts'

const limits = { maxMs: 100, maxExtraMs: 50 }
const budgetAt = (options: { readonly isAborted?: () => boolean } = {}) => {
  let now = 1000
  const budget = new SearchBudget({ limits, pace: unsharedPace(() => now), ...options })
  const work = (ms: number): Promise<void> => {
    now += ms
    return budget.checkpoint()
  }
  const pass = (ms: number): void => {
    now += ms
  }
  return { budget, work, pass }
}

it('ends a search that works longer than its limit', async () => {
  const { work } = budgetAt()
  await work(100)
  await expect(work(1)).rejects.toThrow(SearchTooHeavy)
})

it('counts no time of waiting for other threads, also when several answers are awaited', async () => {
  const { budget, work, pass } = budgetAt()
  await work(40)
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const waiting = [budget.wait(() => first.promise), budget.wait(() => second.promise)]
  pass(1000)
  first.resolve('a')
  await waiting[0]
  pass(1000)
  second.resolve('b')
  expect(await Promise.all(waiting)).toEqual(['a', 'b'])
  await work(60)
  await expect(work(1)).rejects.toThrow(SearchTooHeavy)
})

it('leaves out extras after half of the limit, says so, and goes on with the results', async () => {
  const { budget, work } = budgetAt()
  expect(await budget.extra(async () => 'all', 'nothing')).toBe('all')
  expect(budget.extrasOmitted).toBe(false)
  const late = await budget.extra(async () => {
    await work(51)
    return 'part'
  }, 'nothing')
  expect([late, budget.extrasOmitted]).toEqual(['nothing', true])
  expect(await budget.extra(async () => 'begun too late', 'nothing')).toBe('nothing')
  await work(40)
})

it('ends an aborted search at its next checkpoint, within an extra as well', async () => {
  let aborted = false
  const { budget, work } = budgetAt({ isAborted: () => aborted })
  await work(1)
  aborted = true
  await expect(work(1)).rejects.toThrow(SearchAborted)
  await expect(budget.extra(async () => 'all', 'nothing')).rejects.toThrow(SearchAborted)
})

it('measures the processor time of this thread, not the time that passes', async () => {
  const budget = new SearchBudget({ limits: { maxMs: 60, maxExtraMs: 30 } })
  await new Promise((resolve) => setTimeout(resolve, 150))
  await budget.checkpoint()
  const endless = async (): Promise<never> => {
    for (;;) await budget.checkpoint()
  }
  await expect(endless()).rejects.toThrow(SearchTooHeavy)
})

it('gives the first answers of each kind longer, and then no other', () => {
  const thread = new ThreadLimits()
  const given = Array.from({ length: 7 }, () => {
    const { maxMs, maxExtraMs } = thread.of('search')
    thread.count('search')
    return [maxMs, maxExtraMs]
  })
  const { maxMs, maxExtraMs } = searchLimits
  const cold = [5 * maxMs, 5 * maxExtraMs]
  expect(given).toEqual([cold, cold, cold, cold, cold, [maxMs, maxExtraMs], [maxMs, maxExtraMs]])
  expect(thread.of('demands').maxMs).toBe(5 * maxMs)
})
