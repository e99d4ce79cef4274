import { describe, expect, it } from 'vitest'
import { findLineChange, type LineObservation, lineShare, minOnEachSide } from './line-change.ts'

/** One ruling a month from January 2010, as «+» for whoever asked or «-». */
const line = (signs: string, declaring: readonly number[] = []): LineObservation[] =>
  [...signs].map((sign, at) => ({
    day: `${2010 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`,
    isFavourable: sign === '+',
    declares: declaring.includes(at),
  }))
const turned = `${'-'.repeat(14)}${'+'.repeat(16)}`

describe('the change of a line', () => {
  it('is said where a ruling declares it and the figures change at its day', () => {
    const found = findLineChange(line(turned, [14]))
    expect(found).toMatchObject({ state: 'cambio', day: '2011-03-15', cuts: 1 })
    expect(found.before).toMatchObject({ favourable: 0, total: 14 })
    expect(found.after).toMatchObject({ favourable: 16, total: 16 })
    expect(found.p).toBeLessThan(1e-6)
  })

  it('is one of figures alone where no ruling declares it, or another day is declared', () => {
    expect(findLineChange(line(turned))).toMatchObject({ state: 'solo_cifras', day: '2011-03-15' })
    const elsewhere = findLineChange(line(`${'+-'.repeat(10)}${turned}`, [10]))
    expect(elsewhere).toMatchObject({ state: 'solo_cifras', cuts: 31 })
  })

  it('is not said of a declaration that the figures do not follow', () => {
    const found = findLineChange(line('+-'.repeat(20), [20]))
    expect(found).toMatchObject({ state: 'estable', day: '2011-09-15', cuts: 1 })
    expect(found.p).toBeCloseTo(1, 9)
  })

  it('is corrected for the days tried', () => {
    const signs = `${'+--+--+---'.repeat(2)}+++-+++-+-+++-+++-++`
    const declared = findLineChange(line(signs, [20]))
    const tried = findLineChange(line(signs))
    expect(tried.cuts).toBe(21)
    expect(tried.p ?? 0).toBeGreaterThan((declared.p ?? 0) * 5)
    expect(declared.state).toBe('cambio')
    expect(tried.state).toBe('estable')
  })

  it('says nothing with fewer rulings than needed on each side', () => {
    expect(findLineChange([])).toMatchObject({ state: 'pocas', p: null, cuts: 0 })
    expect(findLineChange(line(`${'-'.repeat(minOnEachSide - 1)}${'+'.repeat(40)}`, [9])).day).not.toBe('2010-10-15')
    expect(findLineChange(line('-'.repeat(9) + '+'.repeat(10), [9])).state).toBe('pocas')
  })

  it('keeps the rulings of one day on one side', () => {
    const together = line(turned).map((each) => ({ ...each, day: '2020-01-01' }))
    expect(findLineChange(together)).toMatchObject({ state: 'pocas' })
  })

  it('does not depend on the order in which rulings come', () => {
    const rulings = line(turned, [14])
    expect(findLineChange([...rulings].reverse())).toEqual(findLineChange(rulings))
  })

  it('seldom finds a change in lines decided by lot', () => {
    let seed = 7
    const lot = (): boolean => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return seed / 2 ** 31 < 0.5
    }
    const lines = Array.from({ length: 400 }, () => line(Array.from({ length: 60 }, () => (lot() ? '+' : '-')).join('')))
    const found = lines.filter((each) => findLineChange(each).state !== 'estable').length
    expect(found / lines.length).toBeLessThan(0.05)
  })

  it('counts a share with its interval', () => {
    expect(lineShare(line('++-'))).toMatchObject({ favourable: 2, total: 3 })
  })
})
