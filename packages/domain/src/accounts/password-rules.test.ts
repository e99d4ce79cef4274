import { describe, expect, it } from 'vitest'
import { isWeakPassword } from './password-rules.ts'

const common = new Set(['basketball', 'qwertyuiop', 'mariposa', 'contrasena'])
const weak = (password: string, email = 'ana.perez@ejemplo.cl') => isWeakPassword(password, email, (word) => common.has(word))

describe('a weak password', () => {
  it.each(['basketball', 'BasketBall', ' qwertyuiop', 'mariposa2024', '¡¡Mariposa!!', '99mariposa99', 'contraseña', 'Contraseña2025'])(
    'is common: %s',
    (password) => expect(weak(password)).toBe(true),
  )
  it.each(['aaaaaaaaaaaa', '1212121212', 'abcabcabcabc'])('repeats itself: %s', (password) => expect(weak(password)).toBe(true))
  it.each(['ana.perez@ejemplo.cl', 'xxANA.PEREZxx 2024'])('contains the e-mail: %s', (password) => expect(weak(password)).toBe(true))
  it.each(['nueve lagunas al sur', 'mariposa y otra cosa', 'K7#qpz!xm2v'])('is not %s', (password) => expect(weak(password)).toBe(false))
  it('is not one that contains a very short name', () => {
    expect(weak('la casa de ana es verde', 'ana@ejemplo.cl')).toBe(false)
  })
})
