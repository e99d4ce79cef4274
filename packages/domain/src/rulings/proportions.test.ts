import { describe, expect, it } from 'vitest'
import { fisherExact, wilsonInterval } from './proportions.ts'

describe('the exact test of Fisher', () => {
  it('gives the published values', () => {
    // The lady tasting tea, of Fisher: 3 of 4 cups.
    expect(fisherExact(3, 4, 1, 4)).toBeCloseTo(0.485714, 6)
    // Convictions of twins, of Fisher: 10 of 13 and 2 of 17. R: fisher.test(matrix(c(10,3,2,15),2)) p-value = 0.0005367.
    expect(fisherExact(10, 13, 2, 17)).toBeCloseTo(0.0005367, 7)
    // R: fisher.test(matrix(c(1,9,11,3),2)) p-value = 0.002759.
    expect(fisherExact(1, 10, 11, 14)).toBeCloseTo(0.002759, 6)
  })

  it('does not depend on the order of groups or of what is counted', () => {
    const p = fisherExact(12, 28, 29, 35)
    expect(fisherExact(29, 35, 12, 28)).toBeCloseTo(p, 12)
    expect(fisherExact(16, 28, 6, 35)).toBeCloseTo(p, 12)
    expect(p).toBeLessThan(0.01)
  })

  it('shows nothing where the shares are equal or everything agrees', () => {
    expect(fisherExact(5, 10, 5, 10)).toBeCloseTo(1, 12)
    expect(fisherExact(10, 10, 12, 12)).toBe(1)
    expect(fisherExact(0, 0, 3, 9)).toBe(1)
  })

  it('stays exact with a thousand rulings on each side', () => {
    expect(fisherExact(500, 1000, 500, 1000)).toBeCloseTo(1, 6)
    expect(fisherExact(300, 1000, 700, 1000)).toBeLessThan(1e-60)
  })
})

describe('the interval of Wilson', () => {
  it('gives the published values', () => {
    // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (const [count, total, from, to] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      expect(wilsonInterval(count, total).from).toBeCloseTo(from, 4)
      expect(wilsonInterval(count, total).to).toBeCloseTo(to, 4)
    }
  })

  it('stays between nothing and all', () => {
    expect(wilsonInterval(0, 0)).toEqual({ from: 0, to: 1 })
    expect(wilsonInterval(7, 7).to).toBe(1)
  })
})
