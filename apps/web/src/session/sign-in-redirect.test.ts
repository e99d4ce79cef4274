import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginUrl, nextPath, signInUrl } from './sign-in-redirect.ts'

describe('nextPath', () => {
  test.each([
    '/resultados?q=despido%20indirecto&pagina=2',
    '/sentencia?id=x#c7',
    '/mis-favoritos',
    '/',
    '/resultados?q=//x',
    '/norma/207436',
  ])('keeps %s', (path) => expect(nextPath(path)).toBe(path))

  test.each([
    '//otro.example',
    '///otro.example',
    '/\\otro.example',
    '\\\\otro.example',
    'https://otro.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/otro.example',
    '/\n/otro.example',
    ' //otro.example',
    '/.//otro.example',
    '/x/..//otro.example',
    'otro.example',
    '@otro.example',
    '/v1/auth/logout',
    '/api/x',
    '/login',
    '/login?next=/login',
    '/register',
    `/${'a'.repeat(2001)}`,
    '',
  ])('refuses %j', (value) => expect(nextPath(value)).toBe('/'))

  test('an absent or repeated value leads to the home page', () => {
    expect(nextPath(undefined)).toBe('/')
    expect(nextPath(null)).toBe('/')
    expect(nextPath(['/a', '/b'])).toBe('/')
  })

  test('no value leads a browser to another site', () => {
    const hostile = fc.array(
      fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%2f', '%5c', '\t', ' ', 'a', 'https', 'otro.example', '\u0000'),
      {
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          hostile.map((parts) => parts.join('')),
          hostile.map((parts) => `/${parts.join('')}`),
        ),
        (value) => {
          const path = nextPath(value)
          expect(path.startsWith('/')).toBe(true)
          expect(new URL(path, 'https://basejuris.example/sentencia?id=x').origin).toBe('https://basejuris.example')
          expect(nextPath(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

test('a login returns to the page with its query and fragment', () => {
  expect(loginUrl('/mis-favoritos?carpeta=laboral#x')).toBe('/login?next=%2Fmis-favoritos%3Fcarpeta%3Dlaboral%23x')
  expect(loginUrl('/')).toBe('/login')
  expect(loginUrl('/', 'expirada')).toBe('/login?sesion=expirada')
  expect(loginUrl('/cuenta', 'expirada')).toBe('/login?next=%2Fcuenta&sesion=expirada')
})

test('another site is dropped', () => {
  expect(loginUrl('//otro.example')).toBe('/login')
  expect(signInUrl('/register', 'https://otro.example')).toBe('/register')
})
