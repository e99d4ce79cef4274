import { expect, it } from 'vitest'
import { joinShortPages, pageHeight } from './ruling-pages.ts'

const heights = (pages: readonly number[]) => pages.map((share) => ({ height: share * pageHeight }))
const follow = async ({ height }: { height: number }, start: number): Promise<number> => start + height
const joined = async (pages: readonly number[], following = follow) =>
  (await joinShortPages(heights(pages), following)).map((group) => group.map(({ height }) => height / pageHeight))

it('lets a ruling follow on a page that would stay half empty, and no other', async () => {
  expect(await joined([0.25, 2.375, 0.25])).toEqual([[0.25, 2.375], [0.25]])
  expect(await joined([0.75, 2, 0.75])).toEqual([[0.75], [2], [0.75]])
  expect(await joined([3.125, 0.25, 0.25])).toEqual([[3.125, 0.25, 0.25]])
  expect(await joined([])).toEqual([])
})

it('goes by the place at which the ruling before ends, not by the sum of heights', async () => {
  expect(await joined([0.25, 0.5, 0.25], async () => 1.125 * pageHeight)).toEqual([[0.25, 0.5, 0.25]])
  expect(await joined([0.25, 0.875, 0.25], async () => 0.75 * pageHeight)).toEqual([[0.25, 0.875], [0.25]])
})

it('leaves to the layout what ends near the foot of a page', async () => {
  expect(await joined([0.25, 0.5, 0.25], async () => 0.95 * pageHeight)).toEqual([[0.25, 0.5, 0.25]])
})
