import { describe, expect, it } from 'vitest'
import { type Floor, findFalls } from './floors.ts'

const queries = (family: string, count: number, value: (at: number) => number): Floor['families'] => ({
  [family]: Object.fromEntries(Array.from({ length: count }, (_, at) => [`${family}-${at}`, [value(at), 1, value(at), 1]])),
})
const floor = (families: Floor['families'], shares: Floor['shares'] = {}): Floor => ({ families, shares })
const usual = (at: number): number => 0.6 + (at % 5) / 10
const saved = floor(queries('lay', 40, usual))

describe('a guarded figure', () => {
  it('falls when most queries lose a little', () => {
    const reached = floor(queries('lay', 40, (at) => usual(at) - (at % 4 === 0 ? 0 : 0.02)))
    expect(findFalls(saved, reached).map((line) => line.split(':')[0])).toEqual([
      'lay lexica nDCG@10',
      'lay hibrida nDCG@10',
      'todas lexica nDCG@10',
      'todas hibrida nDCG@10',
    ])
  })

  it('falls when several queries lose everything', () => {
    expect(findFalls(saved, floor(queries('lay', 40, (at) => (at < 6 ? 0 : usual(at)))))).not.toEqual([])
  })

  it('does not fall when as many gain as lose, nor by one query alone', () => {
    for (const change of [(at: number) => (at % 2 === 0 ? 0.05 : -0.05), (at: number) => (at === 3 ? -0.4 : 0), () => 0, () => 0.1])
      expect(findFalls(saved, floor(queries('lay', 40, (at) => usual(at) + change(at))))).toEqual([])
  })

  it('falls when its queries are no longer measured', () => {
    expect(findFalls(saved, floor(queries('lay', 39, usual)))).toContain('lay: ya no se miden lay-39')
    expect(findFalls(saved, floor({}))).not.toEqual([])
  })

  it('falls as a share only below the interval of the saved one', () => {
    const shares = (right: number, all: number) => floor({}, { 'rol éxito@1': [right, all] })
    expect(findFalls(shares(245, 255), shares(240, 255))).toEqual([])
    expect(findFalls(shares(245, 255), shares(225, 255))).toEqual(['rol éxito@1: 0.882, al menos 0.929'])
    expect(findFalls(shares(3425, 3425), shares(3420, 3425))).toHaveLength(1)
    expect(findFalls(shares(1, 1), floor({}))).toEqual(['rol éxito@1: 0.000, al menos 0.207'])
  })
})
