import { expect, test } from 'vitest'
import { betaMessage } from './beta-message.tsx'

const shown = (value: string | readonly string[] | undefined) => betaMessage({ value, betaFree: true })

test('shows the sentence of the known value only', () => {
  expect(shown('beta_free_access')).toBe('BaseJuris está en versión beta: todas las funciones son gratuitas con registro.')
  expect(['', 'otra', '<b>x</b>', 'toString', '__proto__'].map(shown)).toEqual([null, null, null, null, null])
  expect(shown(undefined)).toBeNull()
  expect(shown(['beta_free_access', 'x'])).toBeNull()
})

test('shows nothing once the beta has ended', () => expect(betaMessage({ value: 'beta_free_access', betaFree: false })).toBeNull())
