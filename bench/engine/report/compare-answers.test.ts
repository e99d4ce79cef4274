import { describe, expect, it } from 'vitest'
import type { BenchQuery } from '../corpus/make-queries.ts'
import type { Answers } from '../measure/engine-results.ts'
import { differences, overlapByKind, recallAt10 } from './compare-answers.ts'

const query = (kind: BenchQuery['kind']): BenchQuery => ({ kind, terms: ['uno'], filter: { base: 'civil', from: 2010, to: 2014 } })
const compared = { rival: 'tantivy', queries: [query('mixed'), query('prefix')], dates: Int32Array.of(5, 7, 7, 9) }
const answers: Answers = {
  top: [[3, 1], [2]],
  topFiltered: [[3], [2]],
  counts: [2, 1],
  countsFiltered: [1, 1],
  facets: [{ base: { civil: 2 } }, null],
  newest: [[3, 1], null],
  nearest: {},
}

describe('answers of two engines', () => {
  it('have no differences when equal, or when the other was not queried', () => {
    expect(differences(answers, answers, compared)).toEqual([])
    const silent = { ...answers, counts: [null, null], facets: [null, null], newest: [null, null] }
    expect(differences(answers, silent, compared)).toEqual([])
  })

  it('may differ in the order of equal dates and in the score of a prefix', () => {
    expect(differences(answers, { ...answers, newest: [[3, 2], null], top: [[3, 1], [0]] }, compared)).toEqual([])
  })

  it('differ in numbers, facets, dates and the first twenty', () => {
    const other = {
      ...answers,
      counts: [3, 1],
      countsFiltered: [1, 4],
      facets: [{ base: { civil: 1, penal: 1 } }, null],
      newest: [[3, 0], null],
      top: [[0, 1], [2]],
    }
    expect(differences(answers, other, compared)).toHaveLength(5)
    expect(overlapByKind(answers, other, compared.queries)).toBe('mixed 50 %, prefix 100 %')
  })
})

it('computes recall over the first ten only', () => {
  const exact = [Array.from({ length: 10 }, (_, i) => i)]
  expect(recallAt10(exact, exact)).toBe(1)
  expect(recallAt10([[...Array.from({ length: 10 }, (_, i) => i + 5), 0, 1, 2]], exact)).toBe(0.5)
  expect(recallAt10([[]], exact)).toBe(0)
})
