import { describe, expect, it } from 'vitest'
import { demandedLine } from '../../../testing/demanded.ts'
import { withJoinedVotes } from './joined-votes.ts'

describe('who votes, joined to a vote', () => {
  it.each([
    ['"voto en contra" + Muñoz + canil', 'disidente:Muñoz'],
    ['canil AND "voto disidente" AND ministra Vivanco', 'disidente:Vivanco'],
    ['"disidencia" Y Muñoz Y canil', 'disidente:Muñoz'],
    ['"voto en contra" AND "ministra Chevesich" AND canil', 'disidente:Chevesich'],
  ])('is a dissenter in «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(expected)
  })

  it.each(['disidencia AND canil AND Muñoz', '"voto en contra" + Canil + perrera', '"voto en contra" O Muñoz'])(
    'is none in «%s»',
    (query) => {
      expect(withJoinedVotes(query)).toBe(query)
    },
  )

  it('may stand before it, and leaves the length', () => {
    expect(withJoinedVotes('Muñoz AND disidencia AND canil')).toBe('Muñoz     disidencia AND canil')
  })
})
