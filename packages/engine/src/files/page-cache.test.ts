import { expect, it } from 'vitest'
import { type CachedExtents, PageCache } from './page-cache.ts'

const page = (fill: number): Buffer => Buffer.alloc(10, fill)

it('reads once, stays within its budget and keeps what is reused', () => {
  const cache = new PageCache(30)
  const home: CachedExtents = new Map()
  const reads: number[] = []
  const read = (first: number): number | undefined =>
    cache.extent(home, first, 1, () => {
      reads.push(first)
      return page(first)
    })[0]
  for (const first of [1, 2, 3, 1, 4, 1, 5, 1]) expect(read(first)).toBe(first)
  expect(reads).toEqual([1, 2, 3, 4, 5])
  expect(cache.used).toBeLessThanOrEqual(30)
})

it('frees all pages of a closed file', () => {
  const cache = new PageCache(1000)
  const one: CachedExtents = new Map()
  const other: CachedExtents = new Map()
  for (let i = 0; i < 5; i++) {
    cache.extent(one, i, 1, () => page(i))
    cache.extent(other, i, 2, () => page(i))
  }
  cache.evictFile(one)
  expect(cache.used).toBe(50)
  cache.extent(one, 9, 1, () => page(9))
  cache.evictFile(other)
  expect(cache.used).toBe(10)
})
