import { expect, it } from 'vitest'
import { parseTieTerm, tieTerm } from './topic-terms.ts'

it('writes a tie as its topic with a rounded strength, and reads it back', () => {
  expect(tieTerm({ id: 'pen-hurto', strength: 3.44 })).toBe('pen-hurto|3.4')
  expect(parseTieTerm('pen-hurto|3.4')).toEqual({ id: 'pen-hurto', strength: 3.4 })
})
