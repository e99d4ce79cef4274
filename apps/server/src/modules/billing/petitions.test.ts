import { findUser, setFlag, updateUser } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'
import { spendPetition } from './spend-petition.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await setFlags(false, true)
})
afterAll(() => test.close())

const setFlags = async (betaFree: boolean, subscriptions: boolean) => {
  await setFlag(test.services.db, 'betaFree', betaFree)
  await setFlag(test.services.db, 'subscriptions', subscriptions)
}
const actorOf = ({ userId }: TestPerson): UserActor => ({ kind: 'user', userId, sessionId: crypto.randomUUID() })
const at = new Date()
const status = async ({ call, userId }: TestPerson, limits: object = {}) =>
  (await call('POST', '/v1/status-payment/', { userId, ...limits })).body.data

describe('spending petitions', () => {
  it('lets exactly thirty of a hundred at once pass', async () => {
    const ana = await signInPerson(test)
    const spent = await Promise.allSettled(Array.from({ length: 100 }, () => spendPetition(test.services, actorOf(ana), { at })))
    expect(spent.filter((one) => one.status === 'fulfilled')).toHaveLength(30)
    for (const one of spent) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'petition.blocked' })
    expect(await status(ana)).toMatchObject({
      isValid: true,
      counterUse: 30,
      restantes: 0,
      startService: at.toISOString(),
      permitido: false,
      ilimitado: false,
      motivo: 'Usó las 30 peticiones de su período de prueba.',
      conserva: expect.stringMatching(/^Puede seguir buscando, leyendo, guardando y exportando.*quedan\.$/),
    })
  })

  it('begins the thirty days with the first and refuses when they are over', async () => {
    const ana = await signInPerson(test)
    const later = (days: number) => ({ at: new Date(at.getTime() + days * 86_400_000) })
    await spendPetition(test.services, actorOf(ana), { at })
    await spendPetition(test.services, actorOf(ana), later(29.9))
    await expect(spendPetition(test.services, actorOf(ana), later(30))).rejects.toMatchObject({ code: 'petition.blocked' })
    expect(await findUser(test.services.db, ana.userId)).toMatchObject({ counterUse: 2, startService: at, isValid: true })
    expect(await status(ana)).toMatchObject({ restantes: 28, hasta: later(30).at.toISOString() })
    await updateUser(test.services.db, ana.userId, { startService: later(-31).at })
    expect(await status(ana)).toMatchObject({ isValid: false, restantes: 0, motivo: expect.stringContaining('Pasaron los 30 días') })
    expect((await ana.call('GET', `/v1/auth/profile/${ana.userId}`)).body.data).toMatchObject({ isValid: false, counterUse: 2 })
  })

  it('is refused to one whose trial was ended, and free to a live subscription, in the beta and without subscriptions', async () => {
    const ana = await signInPerson(test)
    await updateUser(test.services.db, ana.userId, { isValid: false })
    await expect(spendPetition(test.services, actorOf(ana), { at })).rejects.toMatchObject({ code: 'petition.blocked' })
    await spendPetition(
      { ...test.services, payments: { ...test.services.payments, hasSubscription: async (userId) => userId === ana.userId } },
      actorOf(ana),
      { at },
    )
    for (const [betaFree, subscriptions] of [
      [true, true],
      [true, false],
      [false, false],
    ] as const) {
      await setFlags(betaFree, subscriptions)
      await spendPetition(test.services, actorOf(ana), { at })
      expect(await status(ana)).toMatchObject({ ilimitado: true, permitido: true, motivo: null })
    }
    await setFlags(false, true)
    expect(await status(ana)).toMatchObject({ isValid: false, counterUse: 0, restantes: 0, permitido: false })
  })
})

describe('POST /v1/status-payment/', () => {
  it('reads and never counts, whatever limits the client sends', async () => {
    const ana = await signInPerson(test)
    for (let turn = 0; turn < 3; turn++) await status(ana, { trialPeriodDays: 9999, maxUsageCount: 29 })
    expect(await status(ana, { trialPeriodDays: 0, maxUsageCount: 0 })).toEqual({
      isValid: true,
      counterUse: 0,
      restantes: 30,
      startService: null,
      hasta: null,
      asignacion: 30,
      ilimitado: false,
      permitido: true,
      motivo: null,
      conserva: null,
    })
  })

  it('refuses another user’s id, guests and what is no id', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const path = '/v1/status-payment/'
    expect((await eva.call('POST', path, { userId: ana.userId })).body.code).toBe('auth.forbidden')
    expect((await callAs(test)('POST', path, { userId: ana.userId })).body.code).toBe('auth.required')
    const wrong = await eva.call('POST', path, { userId: '1; --', trialPeriodDays: 'treinta', otro: 1 })
    expect([wrong.status, refusedFields(wrong)]).toEqual([400, ['otro', 'trialPeriodDays', 'userId']])
  })
})
