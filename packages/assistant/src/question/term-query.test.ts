import { expect, it } from 'vitest'
import { asTermQuery } from './term-query.ts'

it('asks for the term in the word of courts, and leaves other questions as they are', () => {
  expect(asTermQuery('¿Cuánto tiempo tengo para reclamar de la multa?')).toBe('¿cuál es el plazo para reclamar de la multa?')
  expect(asTermQuery('¿cuánto tiempo dura la suspensión?')).toBe('¿cuánto tiempo dura la suspensión?')
})
