import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evidence, levelOf, minScoreRatio, relevanceOf, relevanceOfStory, storyRelevanceAt } from './relevance.ts'

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

describe('the relevance of a story', () => {
  const scores = { best: 60, thirtieth: 20, weight: 40, clauses: 10, together: false }

  it('rises with what stands out, and answers where one passage tells it all', () => {
    const relevance = relevanceOfStory(scores)
    expect(relevance).toBeGreaterThan(0.4)
    expect(relevanceOfStory({ ...scores, thirtieth: 55 })).toBeLessThan(relevance)
    expect(relevanceOfStory({ ...scores, weight: 120 })).toBeLessThan(relevance)
    expect(relevanceOfStory({ ...scores, clauses: 3 })).toBeLessThan(relevance)
    expect(relevanceOfStory({ ...scores, thirtieth: 60, together: true })).toBe(0.8)
    expect(relevanceOfStory({ ...scores, best: 0 })).toBe(0)
  })

  it('falls with the score, and reaches level media exactly where rulings stop answering', () => {
    const relevance = relevanceOfStory(scores)
    expect(storyRelevanceAt(relevance, 1)).toBeCloseTo(relevance, 9)
    expect(storyRelevanceAt(relevance, 0.5)).toBeLessThan(relevance)
    expect(storyRelevanceAt(relevance, minScoreRatio(relevance))).toBeCloseTo(0.4, 9)
    expect(minScoreRatio(0.2)).toBeGreaterThan(1)
    expect(minScoreRatio(0)).toBe(Number.POSITIVE_INFINITY)
  })
})
