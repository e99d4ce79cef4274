import { expect, it } from 'vitest'
import { inCaseOf, wordAsWritten } from './word-as-written.ts'

it('takes accents and ñ from most of what is written in small letters', () => {
  expect(wordAsWritten('perez', ['PEREZ con FISCO', 'Que PEREZ y Pérez declararon. Perezoso no.'])).toBe('pérez')
  expect(wordAsWritten('muñoz', ['MUÑOZ/FISCO'])).toBe('muñoz')
  expect(wordAsWritten('transito', ['el tránsito', 'transito', 'Tránsito'])).toBe('tránsito')
  expect(wordAsWritten('nada', ['otra cosa'])).toBe('nada')
})

it('keeps the capitals of what was typed', () => {
  expect([inCaseOf('PERES', 'pérez'), inCaseOf('Peres', 'pérez'), inCaseOf('peres', 'pérez')]).toEqual(['PÉREZ', 'Pérez', 'pérez'])
})
