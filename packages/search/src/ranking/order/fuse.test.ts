import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHashingEncoder } from '../../encoder/hashing-encoder.ts'
import type { Hit } from '../../ports/index.ts'
import { parseQuery } from '../../query/parse-query.ts'
import { estimateTrust, fuse, meaningWeight } from './fuse.ts'

const alike = (near: readonly Hit[]) => ({ near, raised: near, measured: false })

describe('meaningWeight', () => {
  it('is 0 for an exact query', () => {
    const weights = ['art. 161 Código del Trabajo despido', 'rol 12-2020', '"fuero maternal"', 'Arancibia con Maderas del Maule'].map(
      (query) => meaningWeight(parseQuery(query), {}),
    )
    expect(weights).toEqual([0, 0, 0, 0])
    expect(meaningWeight(parseQuery('me echaron'), {})).toBeGreaterThan(0)
  })

  it('is 0 for a lexical encoder when every clause must match', () => {
    const weightOf = (query: string): number => meaningWeight(parseQuery(query), createHashingEncoder())
    expect(weightOf('me echaron embarazada')).toBe(0)
    expect(weightOf('le negaron la libertad condicional')).toBe(0)
    expect(weightOf('una financiera cobra un pagaré, ¿está prescrito?')).toBeGreaterThan(0)
  })

  it('is higher for an encoder that knows more than words', () => {
    const query = parseQuery('una financiera cobra un pagaré, ¿está prescrito?')
    expect(meaningWeight(query, {})).toBeGreaterThan(meaningWeight(query, createHashingEncoder()))
  })
})

describe('estimateTrust', () => {
  it('is 1 when the first by words are also nearer in meaning, on any scale', () => {
    const similarities = Array.from({ length: 100 }, (_, at) => (at < 10 ? 0.5 : 0.1) + (at % 7) * 0.01)
    expect(estimateTrust(similarities)).toBe(1)
    expect(estimateTrust(similarities.map((value) => 0.9 + value * 0.001))).toBe(1)
  })

  it('is 0 for an encoder with constant or reversed similarities', () => {
    expect(estimateTrust(Array.from({ length: 50 }, () => 0.7))).toBe(0)
    expect(estimateTrust(Array.from({ length: 50 }, (_, at) => at / 50))).toBe(0)
  })

  it('is small on average for random similarities', () => {
    const draws = fc.sample(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 100, maxLength: 100 }), {
      numRuns: 300,
      seed: 20261120,
    })
    const trust = draws.map((similarities) => estimateTrust(similarities))
    expect(trust.reduce((sum, value) => sum + value, 0) / trust.length).toBeLessThan(0.06)
  })
})

describe('fuse', () => {
  it('reorders near ties by meaning but not clear differences', () => {
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
    expect(fuse(byWords, alike(byMeaning), 0.15).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })

  it('orders by what the topics raise, as far as the similarities themselves are trusted', () => {
    const byWords = [...'abcdefghijkl'].map((id) => ({ id, score: 10 }))
    const flat = byWords.map(({ id }) => ({ id, score: 0.5 }))
    const near = byWords.map(({ id }, at) => ({ id, score: at < 10 ? 0.5 : 0.1 }))
    const raised = near.map(({ id, score }) => ({ id, score: id === 'd' ? score + 0.1 : score }))
    expect(fuse(byWords, { near, raised, measured: false }, 1)[0]?.id).toBe('d')
    expect(fuse(byWords, { near: flat, raised, measured: false }, 1)[0]?.id).toBe('a')
    expect(fuse(byWords, { near: flat, raised, measured: true }, 1)[0]?.id).toBe('d')
  })

  it('keeps the same first hundred rulings, and the order of words below', () => {
    const byWords = Array.from({ length: 150 }, (_, at) => ({ id: `r${at}`, score: 150 - at }))
    const byMeaning = [...byWords.slice(0, 20), ...byWords.slice(120)].map(({ id }, at) => ({ id, score: 1 - at / 100 }))
    const fused = fuse(byWords, alike(byMeaning), 0.15).map(({ id }) => id)
    const words = byWords.map(({ id }) => id)
    expect(new Set(fused.slice(0, 100))).toEqual(new Set(words.slice(0, 100)))
    expect(fused.slice(100)).toEqual(words.slice(100))
  })

  it('neither adds nor removes rulings, and without meaning keeps the order of words', () => {
    const hits = fc.uniqueArray(fc.record({ id: fc.string({ maxLength: 3 }), score: fc.nat({ max: 50 }) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(hits, hits, (byWords, byMeaning) => {
        const ids = byWords.map(({ id }) => id)
        expect(
          fuse(byWords, alike(byMeaning), 0.15)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...ids].sort())
        const ordered = [...byWords].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        expect(fuse(ordered, alike([]), 0.15).map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
      }),
    )
  })
})
