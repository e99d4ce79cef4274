import { expect, it } from 'vitest'
import { userLine } from './users-command.ts'

const user = { email: 'ana@ejemplo.cl', createdAt: '2026-11-20T12:00:00.000Z', verified: true, disabledAt: null, lastUsedAt: null }

it('shows a user in a line, with what an operator must know', () => {
  expect(userLine(user)).toBe('ana@ejemplo.cl  registrada 20-11-2026  sin uso')
  expect(userLine({ ...user, verified: false, disabledAt: user.createdAt, lastUsedAt: user.createdAt })).toBe(
    'ana@ejemplo.cl  registrada 20-11-2026  último uso 20-11-2026  correo sin confirmar  desactivada 20-11-2026',
  )
})
