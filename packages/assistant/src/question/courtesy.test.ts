import { expect, it } from 'vitest'
import { isCourtesy } from './courtesy.ts'

it.each([
  ['Hola', true],
  ['¡Muchas gracias por su ayuda!', true],
  ['Buenas tardes, saludos cordiales', true],
  ['Hola, ¿prescribe la deuda?', false],
  ['buena fe', false],
  ['días de feriado', false],
  ['?', false],
])('tells a message that asks nothing: %s', (message, expected) => {
  expect(isCourtesy(message)).toBe(expected)
})
