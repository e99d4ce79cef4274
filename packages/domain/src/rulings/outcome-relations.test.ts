import { describe, expect, it } from 'vitest'
import { oppositeOutcomes } from './outcome-relations.ts'
import { outcomes } from './outcomes.ts'

describe('oppositeOutcomes', () => {
  it('holds both ways, and never of an outcome and itself', () => {
    for (const outcome of outcomes) {
      expect(oppositeOutcomes(outcome)).not.toContain(outcome)
      for (const opposite of oppositeOutcomes(outcome)) expect(oppositeOutcomes(opposite)).toContain(outcome)
    }
  })

  it('takes no side where the ruling takes none', () => {
    expect(oppositeOutcomes('sin_dato')).toEqual([])
    expect(oppositeOutcomes('mixto')).toEqual([])
    expect(oppositeOutcomes('inadmisible')).toEqual([])
    expect(oppositeOutcomes('condena')).toEqual(['absuelve'])
    expect(oppositeOutcomes('revoca')).toEqual(['confirma'])
    expect(oppositeOutcomes('rechaza')).not.toContain('revoca')
  })
})
