import { expect, test } from 'vitest'
import { memoizeFor } from './memoize-for.ts'

test('asks once while the answer is cached, and again afterwards', async () => {
  let clock = 0
  let asked = 0
  const read = memoizeFor(
    100,
    async () => ++asked,
    () => clock,
  )
  expect([await read(), await read()]).toEqual([1, 1])
  clock = 100
  expect(await read()).toBe(2)
})

test('a failure is not cached', async () => {
  let asked = 0
  const read = memoizeFor(100, async () => {
    asked += 1
    if (asked === 1) throw new Error('down')
    return asked
  })
  await expect(read()).rejects.toThrow('down')
  expect(await read()).toBe(2)
})
