import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateInFigures, dateInWords, dateRoman, dayOf, isoDate, partsOf, workingDay } from './dates.ts'
import { numberWords, withThousandsDots } from './number-words.ts'

describe('numbers in words', () => {
  it.each([
    [0, 'cero'],
    [21, 'veintiuno'],
    [100, 'cien'],
    [101, 'ciento uno'],
    [555, 'quinientos cincuenta y cinco'],
    [1998, 'mil novecientos noventa y ocho'],
    [2024, 'dos mil veinticuatro'],
    [21000, 'veintiún mil'],
    [1_031_500, 'un millón treinta y un mil quinientos'],
  ])('%i', (n, words) => expect(numberWords(n)).toBe(words))

  it('writes thousands with dots', () => {
    expect([5, 1000, 1234567].map(withThousandsDots)).toEqual(['5', '1.000', '1.234.567'])
  })
})

describe('dates', () => {
  it('writes a date in its three forms', () => {
    const day = dayOf(2019, 3, 12)
    expect(isoDate(day)).toBe('2019-03-12')
    expect(dateInWords(day)).toBe('doce de marzo de dos mil diecinueve')
    expect(dateInFigures(day)).toBe('12 de marzo de 2019')
    expect(dateRoman(day)).toBe('12-III-2019')
  })

  it('agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5000, max: 25000 }), (day) => {
        const real = new Date(day * 86_400_000)
        expect(partsOf(day)).toEqual({ year: real.getUTCFullYear(), month: real.getUTCMonth() + 1, date: real.getUTCDate() })
        expect([0, 6]).not.toContain(new Date(workingDay(day) * 86_400_000).getUTCDay())
      }),
    )
  })
})
