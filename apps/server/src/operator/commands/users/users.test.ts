import { addUser, confirmSecondFactor, findSecondFactor, findUserByEmail, listAudit, startSecondFactor } from '@basejuris/database'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, expect, it } from 'vitest'
import type { Platform } from '../../../composition/open-platform.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { passwordMatches } from '../../../security/password-hashing.ts'
import { createSessions } from '../../../security/sessions.ts'
import type { Services } from '../../../services.ts'
import { type CommandName, commands, type OperatorCommands } from '../../operator-commands.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())
const sessions = createSessions(db, Buffer.alloc(32, 1))
const mails: string[] = []
const mailer = { enqueue: async ({ to, subject }: Mail) => void mails.push(`${to}: ${subject}`) }
const site = { publicUrl: 'https://basejuris.test', supportEmail: 'soporte@basejuris.test' }
const context = {
  platform: { services: { db, mailer, site } as unknown as Services } as Platform,
  report: () => {},
  signal: new AbortController().signal,
}
const run = <Name extends CommandName>(
  command: Name,
  request: OperatorCommands[Name]['request'],
): Promise<OperatorCommands[Name]['answer']> => commands[command].run(request, context)

it('creates a user with a password of its own making or with the one given', async () => {
  const { password = '' } = await run('users create', { email: 'Ana@Ejemplo.test' })
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  const ana = await findUserByEmail(db, 'ana@ejemplo.test')
  expect(ana?.emailVerifiedAt).not.toBeNull()
  expect(await passwordMatches(password, ana?.passwordHash ?? null)).toBe(true)
  expect(await run('users create', { email: 'luz@ejemplo.test', password: 'nueve lagunas al sur' })).toEqual({ email: 'luz@ejemplo.test' })
  await expect(run('users create', { email: 'LUZ@ejemplo.test' })).rejects.toThrow('Ya existe una cuenta con el correo')
  await expect(run('users create', { email: 'sol@ejemplo.test', password: 'corta' })).rejects.toThrow('entre 10 y 128 caracteres')
  await expect(run('users create', { email: 'sol@ejemplo.test', password: 'basketball1' })).rejects.toThrow('es de las más usadas')
  await expect(run('users create', { email: 'no es un correo' })).rejects.toThrow('Argumentos no válidos: email')
})

it('disables and enables, and closes what was open', async () => {
  const id = crypto.randomUUID()
  await addUser(db, { id, email: 'paz@ejemplo.test', passwordHash: null, createdAt: new Date() })
  const { token } = await sessions.open({ userId: id, device: 'prueba', address: '127.0.0.1' })
  expect(await run('users disable', { email: 'paz@ejemplo.test' })).toEqual({ sessions: 1 })
  expect(await sessions.findActor(token)).toBeNull()
  await expect(run('users disable', { email: 'paz@ejemplo.test' })).rejects.toThrow('ya está desactivada')
  const disabled = await run('users list', { disabled: true })
  expect(disabled.map(({ email }) => email)).toEqual(['paz@ejemplo.test'])
  await run('users enable', { email: 'paz@ejemplo.test' })
  expect(await sessions.findActor(token)).toBeNull()
  await expect(run('users enable', { email: 'paz@ejemplo.test' })).rejects.toThrow('no está desactivada')
  await expect(run('users disable', { email: 'nadie@ejemplo.test' })).rejects.toThrow('No hay una cuenta con el correo nadie@ejemplo.test.')
  expect((await listAudit(db, { subject: id, limit: 5 })).map(({ action }) => action)).toEqual(['user.enabled', 'user.disabled'])
})

it('sets a password, closes the sessions and notifies the owner', async () => {
  const luz = await findUserByEmail(db, 'luz@ejemplo.test')
  await sessions.open({ userId: luz?.id ?? '', device: 'prueba', address: '127.0.0.1' })
  const { password = '', sessions: closed } = await run('users set-password', {
    email: 'luz@ejemplo.test',
  })
  expect(closed).toBe(1)
  expect(mails).toEqual(['luz@ejemplo.test: Cambió la contraseña de su cuenta'])
  expect(await passwordMatches(password, (await findUserByEmail(db, 'luz@ejemplo.test'))?.passwordHash ?? null)).toBe(true)
})

it('removes a second factor, closes the sessions and notifies the owner', async () => {
  const at = new Date()
  const userId = (await findUserByEmail(db, 'luz@ejemplo.test'))?.id ?? ''
  const reset = () => run('users reset-second-factor', { email: 'luz@ejemplo.test' })
  await expect(reset()).rejects.toThrow('no tiene un segundo factor activo')
  await startSecondFactor(db, { userId, secret: 'x', createdAt: at })
  await confirmSecondFactor(db, { userId, step: 1, backupHashes: ['y'], at })
  await sessions.open({ userId, device: 'prueba', address: '127.0.0.1' })
  expect(await reset()).toEqual({ sessions: 1 })
  expect(await findSecondFactor(db, userId)).toBeNull()
  expect(mails.at(-1)).toBe('luz@ejemplo.test: Su cuenta ya no pide un segundo factor')
  expect((await listAudit(db, { subject: userId, limit: 1 })).map(({ action }) => action)).toEqual(['user.second_factor_reset'])
})

it('lists who registered, the last first, with their last use', async () => {
  const users = await run('users list', { disabled: false })
  expect(users.map(({ email }) => email).sort()).toEqual(['ana@ejemplo.test', 'luz@ejemplo.test', 'paz@ejemplo.test'])
  expect(users.find(({ email }) => email === 'luz@ejemplo.test')?.lastUsedAt).not.toBeNull()
  expect(users.find(({ email }) => email === 'ana@ejemplo.test')).toMatchObject({ verified: true, lastUsedAt: null })
})
