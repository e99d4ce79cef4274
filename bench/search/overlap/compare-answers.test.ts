import { expect, it } from 'vitest'
import { type Answered, compareAnswers, type Ranked } from './compare-answers.ts'

const list = (...ids: readonly string[]): Ranked[] => ids.map((docId, at) => ({ docId, relevance: 1 - at / 200 }))
const answered = (best: readonly Ranked[], { matches = 9, more = best } = {}): Answered => ({ best, matches, more: async () => more })
const kindsOf = (expected: Answered, answer: Answered, mode = 'hibrida') =>
  compareAnswers(mode, expected, answer).then(({ differences }) => differences)

it('is the share of the longer list, and 1 for two empty ones', async () => {
  const shareOf = async (...lists: readonly [Answered, Answered]) => (await compareAnswers('lexica', ...lists)).share
  expect(await shareOf(answered([]), answered([]))).toBe(1)
  expect(await shareOf(answered(list('a', 'b')), answered(list('b', 'a')))).toBe(1)
  expect(await shareOf(answered(list('a')), answered(list('a', 'b', 'c', 'd')))).toBe(0.25)
})

it('says why a ruling is missing', async () => {
  const expected = answered(list('a', 'b'))
  expect(await kindsOf(expected, answered(list('a', 'c')))).toEqual(['absent'])
  expect(await kindsOf(expected, answered(list('a', 'c'), { more: list('a', 'c', 'b') }))).toEqual(['near'])
  const far = [...list('a', 'c'), { docId: 'b', relevance: 0.2 }]
  expect(await kindsOf(expected, answered(list('a', 'c'), { more: far }))).toEqual(['moved'])
  expect(await kindsOf(expected, answered(list('a', 'c'), { matches: 8 }))).toEqual(['matches'])
  expect(await kindsOf(expected, answered(list('a', 'c'), { matches: 8 }), 'semantica')).toEqual(['absent'])
})
