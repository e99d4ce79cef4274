import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FlowPage } from './objects/values.ts'
import { listAll } from './paging.ts'

const endpoint = 'customer/list'
const pageOf = (rows: readonly number[], serverLimit: number) => (range: { start: number; limit: number }) => {
  const end = range.start + Math.min(range.limit, serverLimit)
  return Promise.resolve({ total: rows.length, hasMore: end < rows.length, data: rows.slice(range.start, end) })
}

it('reads every row once and in order, whatever the size of a page', async () => {
  const size = fc.integer({ min: 1, max: 100 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 300 }), size, size, async (rows, pageSize, serverLimit) => {
      expect(await Array.fromAsync(listAll(pageOf(rows, serverLimit), { endpoint, pageSize }))).toEqual(rows)
    }),
  )
})

it('asks for no page that is not needed', async () => {
  const starts: number[] = []
  const read = pageOf(Array(250).fill(1), 100)
  const readCounted: typeof read = (range) => {
    starts.push(range.start)
    return read(range)
  }
  for await (const row of listAll(readCounted, { endpoint })) if (row === 1) break
  expect(starts).toEqual([0])
  await Array.fromAsync(listAll(readCounted, { endpoint }))
  expect(starts).toEqual([0, 0, 100, 200])
})

const endless: FlowPage<number> = { total: null, hasMore: true, data: [1, 2] }

it.each([
  [endless, 'customer/list: the list has more than 10 rows'],
  [{ ...endless, data: [] }, 'customer/list: the list promises more rows and gives none'],
])('refuses a list without end: %o', async (page, message) => {
  const read = Array.fromAsync(listAll(() => Promise.resolve(page), { endpoint, maxRows: 10 }))
  await expect(read).rejects.toMatchObject({ kind: 'invalid', message, mayHaveActed: false })
})
