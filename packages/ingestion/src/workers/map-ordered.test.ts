import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapOrdered } from './map-ordered.ts'

async function* feed<T>(items: readonly T[], onTake: () => void = () => undefined) {
  for (const item of items) {
    onTake()
    yield item
  }
}

describe('mapOrdered', () => {
  it('keeps the order and the bounds whatever the order of completion', async () => {
    const weights = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(
        weights,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 40 }),
        fc.scheduler(),
        async (items, most, weight, scheduler) => {
          let open = 0
          let openWeight = 0
          const start = async (item: number) => {
            open += 1
            openWeight += item
            expect(open).toBeLessThanOrEqual(most)
            if (open > 1) expect(openWeight).toBeLessThanOrEqual(weight)
            await scheduler.schedule(Promise.resolve())
            return item * 2
          }
          const results: number[] = []
          const reading = (async () => {
            for await (const { item, result } of mapOrdered(feed(items), start, { items: most, weight, weigh: (w) => w })) {
              open -= 1
              openWeight -= item
              results.push(result)
            }
          })()
          await scheduler.waitFor(reading)
          expect(results).toEqual(items.map((item) => item * 2))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('reads no further ahead than the window while nobody takes results', async () => {
    let taken = 0
    const results = mapOrdered(
      feed(
        Array.from({ length: 100 }, (_, n) => n),
        () => taken++,
      ),
      async (n) => n,
      { items: 4, weight: 1000, weigh: () => 1 },
    )
    await results.next()
    await setImmediate()
    expect(taken).toBeLessThanOrEqual(6)
    await results.return(undefined)
  })

  it('fails where the failing item stands', async () => {
    const results = mapOrdered(feed([1, 2, 3]), async (n) => (n === 2 ? Promise.reject(new Error('no')) : n), {
      items: 3,
      weight: 9,
      weigh: () => 1,
    })
    expect((await results.next()).value?.result).toBe(1)
    await expect(results.next()).rejects.toThrow('no')
  })
})
