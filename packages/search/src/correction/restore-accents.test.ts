import { expect, it } from 'vitest'
import { matchCase, restoreAccents } from './restore-accents.ts'

it('takes accents and ñ from the most common lower-case spelling', () => {
  expect(restoreAccents('perez', ['PEREZ con FISCO', 'Que PEREZ y Pérez declararon. Perezoso no.'])).toBe('pérez')
  expect(restoreAccents('muñoz', ['MUÑOZ/FISCO'])).toBe('muñoz')
  expect(restoreAccents('transito', ['el tránsito', 'transito', 'Tránsito'])).toBe('tránsito')
  expect(restoreAccents('nada', ['otra cosa'])).toBe('nada')
})

it('keeps the capitals of the typed word', () => {
  expect([matchCase('PERES', 'pérez'), matchCase('Peres', 'pérez'), matchCase('peres', 'pérez')]).toEqual(['PÉREZ', 'Pérez', 'pérez'])
})
