import { errorCatalogue } from '@basejuris/contract'
import { setFlag } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const base = { base: 'contraloria', collection: 'contraloria', court: 'Contraloría General de la República' } as const
  await test.store([
    buildRuling({ docId: 'dictamen', idSentence: 'dictamen', ...base }),
    buildRuling({ docId: 'civil', idSentence: 'civil' }),
  ])
})
afterAll(() => test.close())

const setFlags = async (betaFree: boolean, subscriptions: boolean) => {
  await setFlag(test.services.db, 'betaFree', betaFree)
  await setFlag(test.services.db, 'subscriptions', subscriptions)
}

it('closes payments where no provider is configured, and answers what there is: nothing', async () => {
  await setFlags(false, true)
  const { call, email } = await signInPerson(test)
  const [customerId, subscriptionId] = ['cus_1', 'sus_1']
  expect((await call('PUT', '/v1/update-payment', { email, customerId, subscriptionId })).body.code).toBe('payment.unavailable')
  expect((await call('POST', '/v1/payment/user/create', {})).body.code).toBe('payment.unavailable')
  expect((await call('GET', '/v1/payment/invoices')).body.data).toEqual({ cobros: [] })
  expect((await call('GET', '/v1/payment/attempts')).body.data).toEqual({ intento: null })
  expect((await call('GET', '/v1/payment/user')).body.data).toMatchObject({ customerId: null, status: 0, subscriptionStatus: null })
  expect((await call('GET', '/v1/payment/subscription/validate')).body.data).toEqual({ isActive: false, motivo: null })
  const quote = (await call('POST', '/v1/payment/quote', { bases: ['base_corte_suprema'] })).body.data
  expect([quote.hoy.total, quote.desdeSegundoMes]).toEqual([1000, { neto: 17_647, iva: 3353, total: 21_000 }])
  const notice = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = { method: 'POST', url: '/v1/payment/flow/callback', headers: notice, payload: 'token=ABCDEFGHIJKLMNOP' } as const
  expect((await test.app.inject(posted)).statusCode).toBe(200)
})

it('gives the text of premium bases to guests and users alike only while nothing is premium', async () => {
  const person = await signInPerson(test)
  for (const [betaFree, subscriptions, expected] of [
    [true, true, 200],
    [true, false, 200],
    [false, false, 200],
    [false, true, 403],
  ] as const) {
    await setFlags(betaFree, subscriptions)
    for (const call of [person.call, callAs(test)]) {
      const premium = await call('POST', '/v2/find-by-id', { docId: 'dictamen', collection: 'contraloria' })
      expect([betaFree, subscriptions, premium.status]).toEqual([betaFree, subscriptions, expected])
      if (expected === 403)
        expect(premium.body).toMatchObject({
          error: errorCatalogue['base.premium_required'].message,
          message: 'PREMIUM_REQUIRED',
          code: 'base.premium_required',
        })
    }
    expect((await person.call('POST', '/v1/search', { consulta: 'despido' })).status).toBe(200)
  }
})
