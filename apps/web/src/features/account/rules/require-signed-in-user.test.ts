import { expect, test } from 'vitest'
import { requireSignedInUser } from './require-signed-in-user.ts'

test('an answer with token and user passes', () => expect(() => requireSignedInUser({ token: 't', user: { id: 'u' } })).not.toThrow())

test.each([
  null,
  {},
  { token: 't' },
  { token: 't', user: null },
  { token: 't', user: { id: '' } },
  { token: '', user: { id: 'u' } },
  { user: { id: 'u' } },
])('%j is refused', (answer) => expect(() => requireSignedInUser(answer)).toThrow('El usuario no tiene un ID válido'))
