import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../query/parse-query.ts'
import { fuse, meaningWeightOf } from './fuse.ts'

describe('meaningWeightOf', () => {
  it('is nothing where the query is exact', () => {
    const weights = ['art. 161 Código del Trabajo despido', 'rol 12-2020', '"fuero maternal"'].map((query) =>
      meaningWeightOf(parseQuery(query)),
    )
    expect(weights).toEqual([0, 0, 0])
    expect(meaningWeightOf(parseQuery('me echaron'))).toBeGreaterThan(0)
  })
})

describe('fuse', () => {
  it('reorders near ties by meaning but not what words tell clearly apart', () => {
    const byWords = [
      { id: 'a', score: 10 },
      { id: 'b', score: 9.8 },
      { id: 'c', score: 2 },
    ]
    const byMeaning = [
      { id: 'c', score: 0.9 },
      { id: 'b', score: 0.6 },
      { id: 'a', score: 0.1 },
    ]
    expect(fuse(byWords, byMeaning, 0.15).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })

  it('neither adds nor loses a ruling, and without meaning keeps the order of words', () => {
    const hits = fc.uniqueArray(fc.record({ id: fc.string({ maxLength: 3 }), score: fc.nat({ max: 50 }) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(hits, hits, (byWords, byMeaning) => {
        const ids = byWords.map(({ id }) => id)
        expect(
          fuse(byWords, byMeaning, 0.15)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...ids].sort())
        const ordered = [...byWords].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        expect(fuse(ordered, [], 0.15).map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
      }),
    )
  })
})
