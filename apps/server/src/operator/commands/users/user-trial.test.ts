import { addUser, findUserByEmail, listAudit, updateUser } from '@basejuris/database'
import { freePetitions, trialDays } from '@basejuris/domain'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Platform } from '../../../composition/open-platform.ts'
import { noPayments } from '../../../modules/billing/no-payments.ts'
import { commandRunner } from '../../operator-commands.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

const services = {
  db,
  flags: async () => ({ betaFree: false, subscriptions: true, subscriptionPage: true }),
  payments: noPayments,
}
const trial = (email: string, wish: object = {}) =>
  commandRunner({ services } as unknown as Platform)('users trial', { email, ...wish }, () => {}, new AbortController().signal)
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

let email = ''
const user = async () => (await findUserByEmail(db, email)) ?? expect.fail('no such user')
beforeEach(async () => {
  email = `${crypto.randomUUID()}@ejemplo.test`
  await addUser(db, { id: crypto.randomUUID(), email, passwordHash: null, createdAt: new Date() })
})

it('answers the status of a trial, and changes nothing unless asked', async () => {
  const { id } = await user()
  expect(await trial(email)).toEqual({
    email,
    closed: false,
    over: false,
    used: 0,
    remaining: freePetitions,
    unlimited: false,
    until: null,
  })
  await updateUser(db, id, { counterUse: 4, startService: daysAgo(trialDays + 1) })
  expect(await trial(email)).toMatchObject({ closed: false, over: true, used: 4, remaining: 0 })
  expect(await listAudit(db, { subject: id, limit: 5 })).toEqual([])
  await expect(trial('nadie@ejemplo.test')).rejects.toThrow('No hay una cuenta con el correo nadie@ejemplo.test.')
})

it('closes a trial, and opens it where it was', async () => {
  const { id } = await user()
  await updateUser(db, id, { counterUse: 4, startService: daysAgo(3) })
  expect(await trial(email, { period: 'close' })).toMatchObject({ closed: true, over: false, remaining: 0 })
  expect(await user()).toMatchObject({ isValid: false, counterUse: 4 })
  expect(await trial(email, { period: 'open' })).toMatchObject({ closed: false, used: 4, remaining: freePetitions - 4 })
  expect((await listAudit(db, { subject: id, limit: 5 })).map(({ actor, action, details }) => [actor, action, details])).toEqual([
    ['operator', 'user.trial_changed', { period: 'open', petitions: null }],
    ['operator', 'user.trial_changed', { period: 'close', petitions: null }],
  ])
})

it('begins the days again when a trial is opened after they were over', async () => {
  const { id } = await user()
  await updateUser(db, id, { counterUse: freePetitions, startService: daysAgo(trialDays + 1) })
  expect(await trial(email, { period: 'open', petitions: 10 })).toMatchObject({ over: false, remaining: 10, until: null })
  expect(await user()).toMatchObject({ startService: null, counterUse: freePetitions - 10 })
})

it('leaves no more petitions than a trial has', async () => {
  expect(await trial(email, { petitions: 0 })).toMatchObject({ used: freePetitions, remaining: 0 })
  for (const petitions of [-1, freePetitions + 1, 1.5])
    await expect(trial(email, { petitions })).rejects.toThrow('Argumentos no válidos: petitions')
})
