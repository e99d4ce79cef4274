import { describe, expect, it } from 'vitest'
import { oppositeOutcomes } from './outcome-relations.ts'
import { outcomes } from './outcomes.ts'

describe('oppositeOutcomes', () => {
  it('is symmetric, and never contains the outcome itself', () => {
    for (const outcome of outcomes) {
      expect(oppositeOutcomes(outcome)).not.toContain(outcome)
      for (const opposite of oppositeOutcomes(outcome)) expect(oppositeOutcomes(opposite)).toContain(outcome)
    }
  })

  it('is empty for outcomes that take no side', () => {
    expect(oppositeOutcomes('sin_dato')).toEqual([])
    expect(oppositeOutcomes('mixto')).toEqual([])
    expect(oppositeOutcomes('inadmisible')).toEqual([])
    expect(oppositeOutcomes('condena')).toEqual(['absuelve'])
    expect(oppositeOutcomes('revoca')).toEqual(['confirma'])
    expect(oppositeOutcomes('rechaza')).not.toContain('revoca')
  })
})
