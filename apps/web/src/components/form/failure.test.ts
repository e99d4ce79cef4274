import { expect, test } from 'vitest'
import { ConnectionError } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'
import { failureOf, problemsOf } from './failure.ts'

const fields = ['email', 'password'] as const
const invalid = new CallError(400, {
  error: 'Los datos ingresados no son válidos.',
  code: 'request.invalid',
  requestId: 'r1',
  details: [
    { field: 'email', message: 'use una dirección de correo' },
    { field: 'password', message: 'use al menos 10 caracteres' },
    { field: 'password', message: 'otra cosa' },
    { field: 'nada', message: 'no es de este formulario' },
  ],
})

test('every field gets its own sentence', () => {
  expect(problemsOf(invalid, fields, {})).toEqual({ email: 'Use una dirección de correo.', password: 'Use al menos 10 caracteres.' })
})

test('a refusal of one field is shown under it', () => {
  const taken = new CallError(409, { error: 'Ya existe una cuenta con ese correo.', code: 'auth.email_taken', requestId: 'r1' })
  expect(problemsOf(taken, fields, { 'auth.email_taken': 'email' })).toEqual({ email: 'Ya existe una cuenta con ese correo.' })
  expect(problemsOf(taken, fields, {})).toEqual({})
  const elsewhere = { 'auth.email_taken': { field: 'email', words: 'Use otro.' } } as const
  expect(problemsOf(taken, fields, elsewhere)).toEqual({ email: 'Use otro.' })
})

test('the support code is shown for server failures', () => {
  expect(failureOf(new CallError(500, { error: 'Error interno.', code: 'server.internal', requestId: 'r9' }))).toEqual({
    message: 'Error interno.',
    code: 'server.internal',
    requestId: 'r9',
  })
  expect(failureOf(invalid).requestId).toBeNull()
  expect(failureOf(new ConnectionError(null)).message).toBe('Error de conexión. Por favor, intenta nuevamente.')
  expect(failureOf('x').message).toBe('Error de conexión. Por favor, intenta nuevamente.')
})
