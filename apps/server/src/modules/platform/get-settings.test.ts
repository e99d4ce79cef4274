import { type Database, setFlag } from '@basejuris/database'
import { isPremium, subscriptionsAvailable } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { getSettings } from './get-settings.ts'

let test: TestApp
let db: Database
beforeAll(async () => {
  test = await openTestApp()
  db = test.services.db
})
afterAll(() => test.close())

const both = [true, false]
const combinations = both.flatMap((betaFree) =>
  both.flatMap((subscriptions) => both.map((subscriptionPage) => ({ betaFree, subscriptions, subscriptionPage }))),
)

describe('the three switches', () => {
  it.each(combinations)('are answered as set, without delay: %o', async (flags) => {
    for (const [name, value] of Object.entries(flags)) await setFlag(db, name as keyof typeof flags, value)
    const { data } = (await test.app.inject('/v1/settings')).json()
    expect(data).toMatchObject({ ...flags, disponible: false })
    const withProvider = await getSettings({ ...test.services, payments: { ...test.services.payments, isReady: () => true } })
    expect(withProvider.disponible).toBe(flags.subscriptions)
    expect([subscriptionsAvailable(flags, true), subscriptionsAvailable(flags, false)]).toEqual([flags.subscriptions, false])
    const { data: bases } = (await test.app.inject('/v1/bases')).json()
    const premium = bases.filter((base: { isPremium: boolean }) => base.isPremium).length
    expect(premium).toBe(flags.subscriptions && !flags.betaFree ? 5 : 0)
    expect(isPremium(20_000, flags)).toBe(premium > 0)
  })
})
