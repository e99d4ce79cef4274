import { describe, expect, it } from 'vitest'
import { docketQueryTerm, docketSortKey, docketTerms } from './docket-terms.ts'

const found = (stored: string, asked: { letter: string | null; number: number; year: number }): boolean =>
  docketTerms(stored).includes(docketQueryTerm({ ...asked, book: null }))

describe('docket terms', () => {
  it('match when number and year agree, and the letter when one is given', () => {
    expect(found('O-345-2021', { letter: 'O', number: 345, year: 2021 })).toBe(true)
    expect(found('O-345-2021', { letter: null, number: 345, year: 2021 })).toBe(true)
    expect(found('345-2021', { letter: 'O', number: 345, year: 2021 })).toBe(false)
    expect(found('C-345-2021', { letter: 'O', number: 345, year: 2021 })).toBe(false)
    expect(found('O-345-2021', { letter: null, number: 345, year: 2020 })).toBe(false)
  })

  it('are read from numbered documents too', () => {
    expect(found('Dictamen 4268-1988', { letter: null, number: 4268, year: 1988 })).toBe(true)
    expect(docketTerms('sin número')).toEqual(['sin número'])
    expect(docketTerms(null)).toEqual([])
  })

  it('finds the documents of a body by number, by correlative and by the year of their date', () => {
    expect(docketTerms('ORD.N°1234/015', '2019-05-02')).toEqual(['ord.n°1234/015', '1234', '1234-2019', '1234-2015'])
    expect(docketTerms('ORD. N° 77', '2021-01-05')).toEqual(['ord. n° 77', '77', '77-2021'])
    expect(docketTerms('RE-412', '2024-12-17')).toEqual(['re-412', '412', '412-2024'])
    expect(docketTerms('Ordinario 5342/0310')).toEqual(['ordinario 5342/0310', '5342'])
  })

  it('sort by year, then number, as numbers', () => {
    const keys = ['C-1000-2019', 'C-99-2019', '5-2020', 'algo'].map(docketSortKey)
    expect([...keys].sort()).toEqual([keys[1], keys[0], keys[2], keys[3]])
  })
})
