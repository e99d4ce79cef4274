import { afterEach, expect, it } from 'vitest'
import { bindToWork, currentTraceparent, observeWork, openWork, traceWork, type Work, type WorkAttributes } from './work.ts'

const work: Work = { kind: 'engine', name: 'index search', attributes: { 'db.system.name': 'basejuris' } }
let end = (): void => undefined
afterEach(() => end())

function observed(skips = false): unknown[] {
  const seen: unknown[] = []
  let running: string | null = null
  end = observeWork({
    begin: ({ name }) => {
      if (skips) return null
      seen.push(`begin ${name}`)
      return {
        within: (run) => {
          running = name
          return run()
        },
        end: (more: WorkAttributes = {}, error?: unknown) => seen.push(more, error instanceof Error ? error.message : error),
      }
    },
    traceparent: () => running,
  })
  return seen
}

it('runs alone, and is not described, where nobody observes it', async () => {
  const describe = (): Work => expect.fail('described')
  expect(await traceWork(describe, async (add) => add({ tokens: 1 }))).toBeUndefined()
  expect(openWork(describe)).toBeNull()
  expect(currentTraceparent()).toBeNull()
  const callback = (): void => undefined
  expect(bindToWork(callback)).toBe(callback)
})

it('tells its observer its end with what it added, and how it failed', async () => {
  const seen = observed()
  const answer = await traceWork(
    () => work,
    async (add) => {
      add({ tokens: 1 })
      add({ 'tokens.more': 2 })
      return currentTraceparent()
    },
  )
  expect(answer).toBe('index search')
  const failed = traceWork(
    () => work,
    () => Promise.reject(new Error('no')),
  )
  await expect(failed).rejects.toThrow('no')
  expect(seen).toEqual(['begin index search', { tokens: 1, 'tokens.more': 2 }, undefined, 'begin index search', {}, 'no'])
})

it('runs as it is where its observer leaves it out, and after the observer has left', async () => {
  const seen = observed(true)
  expect(
    await traceWork(
      () => work,
      async () => 1,
    ),
  ).toBe(1)
  end()
  expect(openWork(() => work)).toBeNull()
  expect(seen).toEqual([])
})
