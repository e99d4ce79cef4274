import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { SearchAborted } from '../../ranking/request/search-budget.ts'
import { FairScheduler } from './fair-scheduler.ts'

/** Searches whose work is counted instead of done. `events` are the searches that worked, in order, and their ends in capitals. */
const openScheduler = () => {
  let workMs = 0
  let nowMs = 0
  const scheduler = new FairScheduler({ sliceMs: 10, halfLifeMs: 1000, clock: () => workMs, now: () => nowMs })
  const events: string[] = []
  const search = (name: string, visitor: string | null, questionsMs: readonly number[]): Promise<number> =>
    scheduler.run(visitor, async (pace) => {
      for (const ms of questionsMs) {
        await pace.proceed()
        workMs += ms
        events.push(name)
      }
      events.push(name.toUpperCase())
      return pace.workMs()
    })
  const pass = (ms: number): void => {
    nowMs += ms
  }
  const work = (ms: number): void => {
    workMs += ms
  }
  return { scheduler, events, search, pass, work }
}
const heavy = (ms = 100): number[] => Array<number>(ms / 10).fill(10)

it('lets a short search pass between two slices of searches that came before', async () => {
  const { events, search } = openScheduler()
  const attack = ['a', 'b', 'c'].map((name) => search(name, 'attacker', heavy()))
  await setImmediate()
  const next = search('x', 'next', [10, 10])
  await Promise.all([...attack, next])
  expect(events.indexOf('X')).toBeLessThan(6)
  expect(events.filter((event) => event === event.toUpperCase())).toEqual(['X', 'A', 'B', 'C'])
})

it('gives several visitors with heavy searches the same time, and runs those of one in their order', async () => {
  const { events, search } = openScheduler()
  const searches = ['a', 'b', 'c', 'd'].flatMap((visitor) => [search(visitor, visitor, heavy()), search(`${visitor}2`, visitor, heavy())])
  await Promise.all(searches)
  const first = events.slice(0, 20)
  for (const name of ['a', 'b', 'c', 'd']) expect(first.filter((event) => event === name).length, name).toBe(5)
  expect(events.findIndex((event) => event.length === 2)).toBeGreaterThan(events.indexOf('A'))
  for (const name of ['A', 'B', 'C', 'D']) expect(events.indexOf(name)).toBeLessThan(events.indexOf(`${name}2`))
})

it('counts the work of earlier searches for a while, and then no more', async () => {
  const { events, search, pass } = openScheduler()
  await search('a', 'heavy', heavy())
  events.length = 0
  await Promise.all([search('a', 'heavy', heavy(50)), search('b', 'light', heavy(50))])
  expect(events.slice(0, 6)).toEqual(['b', 'b', 'b', 'b', 'b', 'B'])
  pass(60_000)
  events.length = 0
  await Promise.all([search('a', 'heavy', heavy(50)), search('b', 'light', heavy(50))])
  expect(events.slice(0, 4)).toEqual(['a', 'b', 'a', 'b'])
})

it('counts for each search its own work alone, and none while it waits', async () => {
  const { scheduler, search, work } = openScheduler()
  const answer = Promise.withResolvers<string>()
  const encoded = scheduler.run('a', async (pace) => {
    work(3)
    expect(await pace.wait(() => answer.promise)).toBe('vector')
    work(4)
    await pace.proceed()
    return pace.workMs()
  })
  expect(await search('b', 'b', heavy())).toBe(100)
  answer.resolve('vector')
  expect(await encoded).toBe(7)
})

it('pauses the parts of one search together', async () => {
  const { scheduler, events, search, work } = openScheduler()
  const both = scheduler.run('a', async (pace) => {
    const part = async (name: string): Promise<void> => {
      for (let at = 0; at < 3; at++) {
        await pace.proceed()
        work(10)
        events.push(name)
      }
    }
    await Promise.all([part('a1'), part('a2')])
    return pace.workMs()
  })
  await Promise.all([both, search('b', 'b', heavy(30))])
  expect(events.toSorted()).toEqual(['B', 'a1', 'a1', 'a1', 'a2', 'a2', 'a2', 'b', 'b', 'b'])
})

it('goes on after a search that failed, and after one that left a part behind', async () => {
  const { scheduler, search, work } = openScheduler()
  let late: Promise<void> | undefined
  const failed = scheduler.run('a', async (pace) => {
    work(10)
    late = pace.proceed()
    throw new Error('failed')
  })
  await expect(failed).rejects.toThrow('failed')
  expect(await search('b', 'a', [1])).toBe(1)
  const left = await scheduler.run(null, async (pace) => pace)
  await expect(left.proceed()).rejects.toThrow(SearchAborted)
  expect(late).toBeInstanceOf(Promise)
  expect(await search('c', null, [1])).toBe(1)
})
