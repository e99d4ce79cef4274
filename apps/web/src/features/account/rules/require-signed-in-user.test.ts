import { expect, test } from 'vitest'
import { refuseNobody } from './require-signed-in-user.ts'

test('somebody with a token passes', () => expect(() => refuseNobody({ token: 't', user: { id: 'u' } })).not.toThrow())

test.each([
  null,
  {},
  { token: 't' },
  { token: 't', user: null },
  { token: 't', user: { id: '' } },
  { token: '', user: { id: 'u' } },
  { user: { id: 'u' } },
])('%j is nobody', (answer) => expect(() => refuseNobody(answer)).toThrow('El usuario no tiene un ID válido'))
