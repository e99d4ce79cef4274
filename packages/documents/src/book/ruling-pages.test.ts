import { expect, it } from 'vitest'
import { joinShortPages, pageHeight } from './ruling-pages.ts'

const heights = (pages: readonly number[]) => pages.map((share) => ({ height: share * pageHeight }))
const joined = (pages: readonly number[]) => joinShortPages(heights(pages)).map((group) => group.map(({ height }) => height / pageHeight))

it('lets a ruling follow on a page that would stay half empty, and no other', () => {
  expect(joined([0.25, 2.375, 0.25])).toEqual([[0.25, 2.375], [0.25]])
  expect(joined([0.75, 2, 0.75])).toEqual([[0.75], [2], [0.75]])
  expect(joined([3.125, 0.25, 0.25])).toEqual([[3.125, 0.25, 0.25]])
  expect(joined([])).toEqual([])
})

it('leaves to the layout what the sum of heights cannot tell, near either end of a page', () => {
  expect(joined([0.25, 0.65, 0.25])).toEqual([[0.25, 0.65, 0.25]])
  expect(joined([0.25, 0.25, 0.25])).toEqual([[0.25, 0.25, 0.25]])
})
