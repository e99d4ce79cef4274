import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, chileanDayOf, parseChileanDay, parseChileanInstant, startOfChileanDay } from './chilean-time.ts'

const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago', dateStyle: 'short', timeStyle: 'medium' })
const seconds = fc.integer({ min: Date.UTC(2015, 0) / 1000, max: Date.UTC(2040, 0) / 1000 })
const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('parseChileanInstant', () => {
  it.each([
    ['2026-08-26 00:00:00', '2026-08-26T04:00:00.000Z'],
    ['2026-12-26 00:00:00', '2026-12-26T03:00:00.000Z'],
    ['2026-07-05 19:55', '2026-07-05T23:55:00.000Z'],
    ['2026-07-05T19:55:01', '2026-07-05T23:55:01.000Z'],
    ['2026-07-05 19:55:01.000000', '2026-07-05T23:55:01.000Z'],
    ['26-08-2026', '2026-08-26T04:00:00.000Z'],
    ['2026-08-26', '2026-08-26T04:00:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(parseChileanInstant(text).toISOString()).toBe(expected)
  })

  it('moves what the September change skips to after it', () => {
    expect(parseChileanInstant('2026-09-05 23:59:59').toISOString()).toBe('2026-09-06T03:59:59.000Z')
    expect(parseChileanInstant('2026-09-06 00:00:00').toISOString()).toBe('2026-09-06T04:00:00.000Z')
    expect(parseChileanInstant('2026-09-06 00:30:00').toISOString()).toBe('2026-09-06T04:30:00.000Z')
    expect(parseChileanInstant('2026-09-06 01:00:00').toISOString()).toBe('2026-09-06T04:00:00.000Z')
  })

  it('means the first of the hour that the April change repeats', () => {
    expect(parseChileanInstant('2026-04-04 22:59:59').toISOString()).toBe('2026-04-05T01:59:59.000Z')
    expect(parseChileanInstant('2026-04-04 23:30:00').toISOString()).toBe('2026-04-05T02:30:00.000Z')
    expect(parseChileanInstant('2026-04-05 00:00:00').toISOString()).toBe('2026-04-05T04:00:00.000Z')
  })

  it('reads back every instant, except the repeated hour', () => {
    fc.assert(
      fc.property(seconds, (second) => {
        const instant = new Date(second * 1000)
        const read = parseChileanInstant(shown.format(instant))
        // The same clock face, and the first time it was shown.
        expect(shown.format(read)).toBe(shown.format(instant))
        expect([0, 3_600_000]).toContain(instant.getTime() - read.getTime())
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    '',
    'mañana',
    '2026-02-30',
    '2026-13-01',
    '2026-08-26 24:00:00',
    '2026-08-26 10:60',
    '2026-8-26',
    '2026-08-26 00:00:00Z',
    '0000-00-00',
  ])('refuses «%s»', (text) => {
    expect(() => parseChileanInstant(text)).toThrow(RangeError)
    expect(() => parseChileanDay(text)).toThrow(RangeError)
  })
})

describe('days', () => {
  it('are what Flow wrote, without zone', () => {
    expect(['2026-08-25 00:00:00', '2026-08-25', '25-08-2026'].map(parseChileanDay)).toEqual(Array(3).fill('2026-08-25'))
    expect(parseChileanDay('2026-09-06 00:00:00')).toBe('2026-09-06')
    expect(parseChileanDay('2028-02-29')).toBe('2028-02-29')
  })

  it('begin at their first instant, also when midnight does not exist', () => {
    expect(startOfChileanDay('2026-09-06').toISOString()).toBe('2026-09-06T04:00:00.000Z')
    fc.assert(
      fc.property(day, (given) => {
        const start = startOfChileanDay(given)
        expect(chileanDayOf(start)).toBe(given)
        expect(chileanDayOf(new Date(start.getTime() - 1))).toBe(addDays(given, -1))
      }),
      { numRuns: 500 },
    )
  })

  it('have a length of 23, 24 or 25 hours', () => {
    const hours = (given: string): number =>
      (startOfChileanDay(addDays(given, 1)).getTime() - startOfChileanDay(given).getTime()) / 3_600_000
    expect([hours('2026-09-06'), hours('2026-04-04'), hours('2026-07-01')]).toEqual([23, 25, 24])
    fc.assert(
      fc.property(day, (given) => {
        expect([23, 24, 25]).toContain(hours(given))
      }),
    )
  })

  it('are counted over months and years', () => {
    expect([addDays('2026-08-31', 1), addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual([
      '2026-09-01',
      '2027-01-01',
      '2028-02-29',
    ])
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (given, n) => {
        expect(addDays(addDays(given, n), -n)).toBe(given)
      }),
    )
  })
})
