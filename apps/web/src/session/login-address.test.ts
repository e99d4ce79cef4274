import { expect, test } from 'vitest'
import { doorAddress, loginAddress } from './sign-in-redirect.ts'

test('a login returns to where one was, with its query and place', () => {
  expect(loginAddress('/mis-favoritos?carpeta=laboral#x')).toBe('/login?next=%2Fmis-favoritos%3Fcarpeta%3Dlaboral%23x')
  expect(loginAddress('/')).toBe('/login')
  expect(loginAddress('/', 'expirada')).toBe('/login?sesion=expirada')
  expect(loginAddress('/cuenta', 'expirada')).toBe('/login?next=%2Fcuenta&sesion=expirada')
})

test('another site is not carried along', () => {
  expect(loginAddress('//otro.example')).toBe('/login')
  expect(doorAddress('/register', 'https://otro.example')).toBe('/register')
})
