import { expect, test } from 'vitest'
import { failureMessage } from './failure-message.ts'

test('the sentence of the server comes first, whatever the status', () => {
  expect(failureMessage(401, { error: 'Usuario no autenticado', message: 'otra' })).toBe('Usuario no autenticado')
  expect(failureMessage(500, { message: 'Vuelva a las 10:00.' })).toBe('Vuelva a las 10:00.')
})

test.each([
  [401, 'Credenciales incorrectas'],
  [403, 'No tienes permisos para realizar esta acción'],
  [404, 'Recurso no encontrado'],
  [500, 'Error interno del servidor'],
  [418, 'Ha ocurrido un error inesperado'],
  [502, 'Ha ocurrido un error inesperado'],
])('%i without words of the server', (status, sentence) => {
  for (const body of [null, undefined, '<html>', 7, [], {}, { error: '' }, { error: 3, message: null }, { error: { a: 1 } }])
    expect(failureMessage(status, body)).toBe(sentence)
})
