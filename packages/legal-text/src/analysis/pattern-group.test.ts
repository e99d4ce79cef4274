import { expect, it } from 'vitest'
import { PatternGroup } from './pattern-group.ts'

const rejects = /\bse rechaza\b/u
const accepts = /\bse (?:acoge|admite)\b/u

it('tries the patterns of the group on the part that is asked for', () => {
  const matchesIn = new PatternGroup([rejects, accepts]).read('por lo dicho se rechaza la demanda')
  expect([matchesIn(rejects, 'se rechaza la demanda'), matchesIn(rejects, 'por lo dicho'), matchesIn(accepts, 'se rechaza')]).toEqual([
    true,
    false,
    false,
  ])
})

it('forgets the text before', () => {
  const group = new PatternGroup([rejects, accepts])
  group.read('se rechaza')
  const matchesIn = group.read('se admite')
  expect([matchesIn(rejects, 'se admite'), matchesIn(accepts, 'se admite')]).toEqual([false, true])
})

it('always tries a pattern outside the group', () => {
  expect(new PatternGroup([rejects]).read('se admite')(accepts, 'se admite')).toBe(true)
})
