import { bookPages, maxBookRulings } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { bookLimits } from './book-values.ts'

test('matches the limits of the contract', () => {
  expect([bookLimits.rulings, bookLimits.standardPages]).toEqual([maxBookRulings, bookPages.standard])
  expect(bookLimits.pages.every((pages) => pages >= bookPages.min && pages <= bookPages.max)).toBe(true)
})
