import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulingDate } from './ruling-date.ts'

const today = '2026-11-20'

describe('rulingDate', () => {
  it.each([
    ['2024-01-02T00:00:00Z', '2024-01-02'],
    ['2024-01-02', '2024-01-02'],
    ['02-01-2024', '2024-01-02'],
    ['2/1/2024', '2024-01-02'],
    ['29.02.2024', '2024-02-29'],
  ])('reads %s', (written, date) => {
    expect(rulingDate(written, today)).toEqual({ date, impossible: false })
  })

  it.each(['2023-02-29', '2024-13-01', '0202-01-02', '2026-11-21', 'ayer', '31-04-2020'])('finds %s impossible', (written) => {
    expect(rulingDate(written, today)).toEqual({ date: null, impossible: true })
  })

  it('answers null where no date is written', () => {
    expect(rulingDate(null, today)).toEqual({ date: null, impossible: false })
  })

  it('reads every calendar date in both forms', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1800-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(rulingDate(iso, today).date).toBe(iso)
        expect(rulingDate(iso.split('-').reverse().join('-'), today).date).toBe(iso)
      }),
    )
  })
})
