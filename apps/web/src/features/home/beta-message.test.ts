import { expect, test } from 'vitest'
import { betaMessage } from './beta-message.tsx'

test('shows the sentence of the known value only', () => {
  expect(betaMessage('beta_free_access')).toBe('BaseJuris está en versión beta: todas las funciones son gratuitas con registro.')
  expect(['', 'otra', '<b>x</b>', 'toString', '__proto__'].map(betaMessage)).toEqual([null, null, null, null, null])
  expect(betaMessage(undefined)).toBeNull()
  expect(betaMessage(['beta_free_access', 'x'])).toBeNull()
})
