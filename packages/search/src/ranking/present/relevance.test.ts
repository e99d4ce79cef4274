import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evidence, levelOf, relevanceOf } from './relevance.ts'

const nothing: Evidence = {
  identified: false,
  quoted: false,
  share: 0,
  captionShare: 0,
  passageShare: 0,
  unconstrained: false,
  clauses: 3,
  similarity: null,
}

describe('relevanceOf', () => {
  it('is high for the ruling with the docket number and low for noise', () => {
    expect(relevanceOf({ ...nothing, identified: true })).toBeGreaterThanOrEqual(0.9)
    expect(relevanceOf({ ...nothing, share: 0.4, passageShare: 0.3 })).toBeLessThan(0.4)
    expect(levelOf(relevanceOf({ ...nothing, share: 1, passageShare: 1 }))).toBe('alta')
    expect(levelOf(relevanceOf({ ...nothing, quoted: true, clauses: 0 }))).toBe('alta')
  })

  it('stays within 0 and 1 and never falls when more clauses match', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ identified: fc.boolean(), quoted: fc.boolean(), share: unit, captionShare: unit, passageShare: unit }),
        unit,
        (parts, more) => {
          const evidence = { ...nothing, ...parts }
          const relevance = relevanceOf(evidence)
          expect(relevance).toBeGreaterThanOrEqual(0)
          expect(relevance).toBeLessThanOrEqual(1)
          for (const key of ['share', 'captionShare', 'passageShare'] as const)
            expect(relevanceOf({ ...evidence, [key]: Math.min(1, evidence[key] + more) })).toBeGreaterThanOrEqual(relevance - 1e-12)
        },
      ),
    )
  })

  it('has four levels', () => {
    expect([0.7, 0.69, 0.4, 0.39, 0.1, 0.09].map(levelOf)).toEqual(['alta', 'media', 'media', 'baja', 'baja', 'minima'])
  })
})
