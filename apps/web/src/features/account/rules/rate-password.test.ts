import { expect, test } from 'vitest'
import { ratePassword } from './rate-password.ts'

test.each([
  ['', 0, 'Faltan 10 caracteres.'],
  ['nueve-car', 0, 'Falta 1 carácter.'],
  ['diez-letra', 1, 'Suficiente. Más larga es mejor.'],
  ['catorce-letras', 2, 'Buena.'],
  ['una frase larga propia', 3, 'Muy buena.'],
  ['aaaaaaaaaaaa', 0, 'Repite casi siempre los mismos caracteres: elija otra.'],
  ['la-de-ROSARIO-12', 0, 'Contiene su correo: elija otra.'],
  ['x'.repeat(129), 0, 'Es muy larga: use como máximo 128 caracteres.'],
])('%s', (password, level, words) => {
  expect(ratePassword(password, 'Rosario@estudio.cl')).toEqual({ level, words })
})

test('a two-letter name inside a password is no weakness', () => {
  expect(ratePassword('pa-una-frase-de-paso', 'pa@estudio.cl').level).toBe(3)
})
