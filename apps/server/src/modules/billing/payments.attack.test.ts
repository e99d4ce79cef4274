import { addServiceKey, findUser, setFlag, updateUser } from '@basejuris/database'
import { describe, expect, it } from 'vitest'
import { generateServiceKey, hashServiceKey } from '../../config/service-key.ts'
import { callAs } from '../../testing/call-as.ts'
import {
  addPayer,
  attemptOf,
  comeBack,
  pay,
  paymentFixture,
  registerAtProvider,
  subscribe,
} from '../../testing/payments/payment-fixture.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'
import { checkCatalogue } from './provider/check-catalogue.ts'

const test = paymentFixture()

const notify = (token: string, url = '/v1/payment/flow/callback') =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  })
const events = async () =>
  (await test.database.execute('select result, business_key, token from provider_events order by received_at')).rows
const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code

describe('notices of the provider', () => {
  it('are asked about: five of one charge make one row of the ledger', async () => {
    const ana = await addPayer(test)
    await subscribe(test, ana, ['contraloria'])
    const { payments } = await test.simulator.control.snapshot()
    const token = payments.at(-1)?.token ?? ''
    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
    await test.runJobs()
    expect(await events()).toEqual([{ result: 'handled', business_key: expect.stringMatching(/^invoice:\d+$/), token: null }])
    expect((await ana.call('GET', '/v1/payment/invoices')).body.data.cobros).toHaveLength(1)
  })

  it('that nobody sent have no effect, whatever they hold', async () => {
    for (const token of ['FORGED0000000000000000000000000000000000', '', "' or 1=1", 'A'.repeat(5000)]) {
      const { statusCode } = await notify(token)
      expect([200, 413]).toContain(statusCode)
    }
    await test.runJobs()
    expect((await events()).slice(1)).toEqual([{ result: 'unknown', business_key: null, token: null }])
  })

  it('bring a renewal as soon as they come', async () => {
    const ana = await addPayer(test)
    await subscribe(test, ana, ['contraloria'])
    await test.advance({ months: 1, days: 1 })
    const { payments, subscriptions } = await test.simulator.control.snapshot()
    const id = subscriptions.find(({ customerId }) => customerId === ana.customerId)?.subscriptionId ?? ''
    await notify(payments.filter(({ commerceOrder }) => commerceOrder.startsWith(id)).at(-1)?.token ?? '')
    await test.runJobs()
    expect((await ana.call('GET', '/v1/payment/invoices')).body.data.cobros).toMatchObject([
      { monto: { total: 11_000 } },
      { monto: { total: 1000 } },
    ])
  })
})

describe('the way back from the provider', () => {
  it('leads to our page whatever is posted, and never shows a token', async () => {
    for (const token of ['FORGED0000000000000000000000000000000000', '<script>', ''])
      expect(await comeBack(test, token)).toEqual({ status: 303, location: 'https://basejuris.test/payment-return' })
    const { statusCode, headers } = await test.app.inject('/v1/payment/flow/return?token=FORGED0000000000')
    expect([statusCode, headers.location]).toEqual([303, 'https://basejuris.test/payment-return'])
  })

  it('needs no session and no own origin, although the browser sends a cookie', async () => {
    const ana = await addPayer(test)
    const { redirectUrl, paymentRef } = await pay(ana, ['contraloria'])
    const back = await registerAtProvider(redirectUrl, 'credit')
    const response = await test.app.inject({
      method: 'POST',
      url: '/v1/payment/flow/return',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test', cookie: `basejuris-token=${ana.token}` },
      payload: `token=${back?.token}`,
    })
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `https://basejuris.test/payment-return?payment_ref=${paymentRef}`,
    ])
  })

  it('confirms nothing with the token of another attempt, nor for who did not register a card', async () => {
    const [ana, eva] = [await addPayer(test), await addPayer(test)]
    const theirs = await pay(eva, ['contraloria'])
    const own = await pay(ana, ['contraloria'])
    await registerAtProvider(theirs.redirectUrl, 'credit')
    // The token names its attempt: eva's goes on, ana's stays.
    await comeBack(test, new URL(theirs.redirectUrl).searchParams.get('token') ?? '')
    await test.runJobs()
    expect((await attemptOf(ana, own.paymentRef)).estado).toBe('redirected')
    await comeBack(test, new URL(own.redirectUrl).searchParams.get('token') ?? '')
    expect(await attemptOf(ana, own.paymentRef)).toMatchObject({ estado: 'failed', motivo: 'La tarjeta no quedó registrada.' })
    // A token of another customer that was put into the row of ana confirms nothing either.
    const again = await pay(ana, ['contraloria'])
    const third = await addPayer(test)
    const foreign = await pay(third, [])
    const token = new URL(foreign.redirectUrl).searchParams.get('token') ?? ''
    await registerAtProvider(foreign.redirectUrl, 'credit')
    await test.database.execute(`update payment_attempts set register_token = null where id = '${foreign.paymentRef}'`)
    await test.database.execute(`update payment_attempts set register_token = '${token}' where id = '${again.paymentRef}'`)
    await comeBack(test, token)
    expect(await attemptOf(ana, again.paymentRef)).toMatchObject({
      estado: 'failed',
      motivo: 'La tarjeta se registró a nombre de otro cliente.',
    })
  })
})

describe('what a client sends', () => {
  it('decides no amount, no name, no plan and no customer', async () => {
    const ana = await signInPerson(test)
    const { body } = await ana.call('POST', '/v1/payment/user/create', {
      name: 'Otra',
      email: 'otra@basejuris.example',
      externalId: `user_${ana.userId}_1793887200000`,
    })
    expect(await code(ana.call('POST', '/v1/payment/user/create', { externalId: `user_${crypto.randomUUID()}` }))).toBe('auth.forbidden')
    const { customers } = await test.simulator.control.snapshot()
    expect(customers.find(({ customerId }) => customerId === body.data.customerId)).toMatchObject({
      email: ana.email,
      externalId: `user_${ana.userId}`,
    })
    const item = await ana.call('POST', '/v1/payment/subscription/item/create', { name: 'contraloria', amount: 1, currency: 'CLP' })
    expect(item.body.data.amount).toBe(10_000)
    expect(await code(ana.call('POST', '/v1/payment/subscription/create', { planId: 'gratis', customerId: body.data.customerId }))).toBe(
      'payment.plan',
    )
    expect(await code(ana.call('POST', '/v1/payment/subscription/create', { planId: 'fullBjud', customerId: body.data.customerId }))).toBe(
      'payment.no_card',
    )
    expect(await code(ana.call('POST', '/v1/payment/subscription/item/create', { name: 'civil' }))).toBe('payment.item_unknown')
    expect(await code(ana.call('GET', '/v1/payment/subscription/item?itemId=999999' as string))).toBe('payment.item_unknown')
  })

  it('reaches nothing of another person', async () => {
    const [ana, eva] = [await addPayer(test), await addPayer(test)]
    const ref = await subscribe(test, ana, ['contraloria'])
    const { subscriptionId } = await attemptOf(ana, ref)
    const { customerId } = ana
    const { itemId } = (await ana.call('POST', '/v1/payment/subscription/item/create', { name: 'contraloria' })).body.data
    expect(await code(eva.call('GET', `/v1/payment/attempts/${ref}`))).toBe('payment.attempt_not_found')
    expect(await code(eva.call('GET', `/v1/payment/user/${customerId}`))).toBe('auth.forbidden')
    expect(await code(eva.call('POST', '/v1/payment/user/card-register', { customerId, bases: [], aceptaCobro: true }))).toBe(
      'auth.forbidden',
    )
    expect(await code(eva.call('POST', '/v1/payment/subscription/create', { planId: 'fullBjud', customerId }))).toBe('auth.forbidden')
    expect(await code(eva.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId }))).toBe(
      'payment.subscription_not_found',
    )
    expect(await code(eva.call('DELETE', '/v1/payment/subscription/item/delete', { itemId }))).toBe('payment.item_unknown')
    expect(await code(eva.call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`))).toBe(
      'payment.subscription_not_found',
    )
    for (const read of ['get', 'validate'])
      expect(await code(eva.call('GET', `/v1/payment/subscription/${read}?subscriptionId=${subscriptionId}`))).toBe(
        'payment.subscription_not_found',
      )
    const steal = { email: eva.email, customerId: eva.customerId, subscriptionId }
    expect(await code(eva.call('PUT', '/v1/update-payment', steal))).toBe('auth.forbidden')
    expect(await code(eva.call('PUT', '/v1/update-payment', { ...steal, customerId }))).toBe('auth.forbidden')
    expect((await findUser(test.services.db, eva.userId))?.subscriptionId).toBeNull()
    const own = { email: ana.email, customerId, subscriptionId }
    expect((await ana.call('PUT', '/v1/update-payment', own)).body.data).toEqual({ customerId, subscriptionId })
    expect(await code(ana.call('PUT', '/v1/update-payment', { ...own, email: eva.email }))).toBe('auth.forbidden')
  })

  it('is refused with the field where it is wrong', async () => {
    const ana = await addPayer(test)
    const register = (body: object) => ana.call('POST', '/v1/payment/user/card-register', body)
    expect(
      (await register({ customerId: '1', bases: ['todas'], aceptaCobro: false })).body.details
        .map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['aceptaCobro', 'bases.0', 'customerId'])
    expect((await register({ customerId: ana.customerId, bases: ['contraloria'] })).body.details).toEqual([
      { field: 'aceptaCobro', message: 'debe aceptar el cobro' },
    ])
    const unsold = [{ field: 'bases.1', message: expect.stringMatching(/^la base .+ no se vende: elija entre .*Corte Suprema/) }]
    const free = ['contraloria', 'base_civil']
    const refused = { code: 'payment.not_premium', details: unsold }
    expect((await register({ customerId: ana.customerId, bases: free, aceptaCobro: true })).body).toMatchObject(refused)
    expect((await ana.call('POST', '/v1/payment/quote', { bases: free })).body).toMatchObject(refused)
    expect((await ana.call('POST', '/v1/payment/quote', { bases: ['todas'] })).body).toMatchObject({
      code: 'request.invalid',
      details: [{ field: 'bases.0', message: expect.stringContaining('valores permitidos') }],
    })
    expect((await ana.call('POST', '/v1/payment/subscription/item/create', { name: 'base_civil' })).body).toMatchObject({
      code: 'payment.item_unknown',
      details: [{ field: 'name', message: expect.stringContaining('no se vende: elija entre') }],
    })
  })
})

describe('a machine', () => {
  it('reads subscriptions with its key, and nothing else of payments', async () => {
    const ana = await addPayer(test)
    const { subscriptionId } = await attemptOf(ana, await subscribe(test, ana, ['contraloria']))
    const key = generateServiceKey()
    await addServiceKey(test.services.db, {
      name: 'contable',
      keyHash: hashServiceKey(key),
      bases: null,
      requestsPerMinute: 100,
      createdAt: new Date(),
    })
    const ask = async (url: string, apiKey: string) => (await test.app.inject({ url, headers: { 'x-api-key': apiKey } })).json()
    expect((await ask(`/v1/payment/subscription/validate?subscriptionId=${subscriptionId}`, 'wrong-key')).code).toBe('key.invalid')
    expect((await ask(`/v1/payment/subscription/get?subscriptionId=${subscriptionId}`, 'wrong-key')).code).toBe('key.invalid')
    expect((await ask('/v1/payment/invoices', 'wrong-key')).code).toBe('key.not_allowed')
    expect((await ask(`/v1/payment/subscription/validate?subscriptionId=${subscriptionId}`, key)).data.isActive).toBe(true)
    expect((await ask(`/v1/payment/subscription/get?subscriptionId=${subscriptionId}`, key)).data).toMatchObject({ status: 1, morose: 0 })
    expect((await ask('/v1/payment/subscription/validate', key)).data).toEqual({ isActive: false, motivo: null })
    expect((await ask('/v1/payment/invoices', key)).code).toBe('key.not_allowed')
  })
})

describe('failures of the provider', () => {
  it('never look like ours: not as 401, and with a sentence of the catalogue', async () => {
    const ana = await addPayer(test)
    const { control } = test.simulator
    const during = async (
      endpoint: string,
      kind: 'htmlBefore' | 'noContract' | 'errorBefore' | 'wrongSignature',
      act: () => Promise<{ status: number; body: { code?: string } }>,
    ) => {
      await control.addFault({ endpoint, kind, times: 3 })
      const { status, body } = await act()
      await control.clearFaults()
      return [status, body.code]
    }
    const fresh = async () => (await signInPerson(test)).call('POST', '/v1/payment/user/create', {})
    const register = () =>
      ana.call('POST', '/v1/payment/user/card-register', { customerId: ana.customerId, bases: ['contraloria'], aceptaCobro: true })
    expect(await during('customer/create', 'htmlBefore', fresh)).toEqual([502, 'payment.user'])
    expect(await during('customer/create', 'errorBefore', fresh)).toEqual([503, 'payment.connection'])
    expect(await during('customer/register', 'htmlBefore', register)).toEqual([502, 'payment.card'])
    expect(await during('customer/register', 'errorBefore', register)).toEqual([503, 'payment.connection'])
    expect(await during('customer/register', 'noContract', register)).toEqual([503, 'payment.unavailable'])
    const ref = await subscribe(test, ana, ['contraloria'])
    const { subscriptionId } = await attemptOf(ana, ref)
    const itemOf = async (name: string) => (await ana.call('POST', '/v1/payment/subscription/item/create', { name })).body.data.itemId
    const [held, other] = [await itemOf('contraloria'), await itemOf('base_corte_suprema')]
    const add = () => ana.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId: other })
    const remove = () => ana.call('DELETE', '/v1/payment/subscription/item/delete', { itemId: held })
    const cancel = () => ana.call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)
    const own = () => ana.call('PUT', '/v1/update-payment', { email: ana.email, customerId: ana.customerId, subscriptionId })
    const changeCard = () =>
      ana.call('POST', '/v1/payment/user/card-register', { customerId: ana.customerId, proposito: 'tarjeta', otraTarjeta: true })
    expect(await during('subscription/addItem', 'htmlBefore', add)).toEqual([502, 'payment.failed'])
    expect(await during('subscription/addItem', 'errorBefore', add)).toEqual([503, 'payment.connection'])
    expect(await during('subscription/deleteItem', 'htmlBefore', remove)).toEqual([502, 'payment.failed'])
    expect(await during('subscription/deleteItem', 'errorBefore', remove)).toEqual([503, 'payment.connection'])
    expect(await during('subscription/cancel', 'htmlBefore', cancel)).toEqual([502, 'payment.failed'])
    expect(await during('subscription/cancel', 'errorBefore', cancel)).toEqual([503, 'payment.connection'])
    expect(await during('subscription/get', 'errorBefore', own)).toEqual([503, 'payment.connection'])
    // What the provider answers with 401 would end our session.
    for (const [endpoint, act] of [
      ['customer/create', fresh],
      ['customer/register', changeCard],
      ['subscription/addItem', add],
      ['subscription/deleteItem', remove],
      ['subscription/cancel', cancel],
      ['subscription/get', own],
    ] as const)
      expect([endpoint, ...(await during(endpoint, 'wrongSignature', act))]).toEqual([endpoint, 503, 'payment.connection'])
    await cancel()
    expect(await code(add())).toBe('payment.not_active')
    expect(await code(ana.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId: 999_999 }))).toMatch(
      /payment\.item_unknown/,
    )
  })

  it('of a creation that is refused end the attempt', async () => {
    const ana = await addPayer(test)
    const { redirectUrl } = await pay(ana, ['contraloria'])
    await registerAtProvider(redirectUrl, 'credit')
    await test.provider.client.call('customer/delete', { customerId: ana.customerId })
    expect(await code(ana.call('POST', '/v1/payment/subscription/create', { planId: 'fullBjud', customerId: ana.customerId }))).toBe(
      'payment.failed',
    )
  })

  it('of the catalogue are answered by creating an item', async () => {
    const ana = await addPayer(test)
    await test.database.execute('delete from payment_items')
    const createItem = () => ana.call('POST', '/v1/payment/subscription/item/create', { name: 'contraloria' })
    await test.simulator.control.addFault({ endpoint: 'subscription_item/list', kind: 'htmlBefore' })
    expect((await createItem()).body.code).toBe('payment.failed')
    await test.simulator.control.addFault({ endpoint: 'subscription_item/list', kind: 'errorBefore', times: 3 })
    expect((await createItem()).body.code).toBe('payment.connection')
    await test.simulator.control.clearFaults()
    expect(await checkCatalogue(test.services, test.provider)).toEqual([])
    expect((await test.simulator.control.snapshot()).items).toHaveLength(5)
  })
})

describe('closed payments', () => {
  it('refuse to start anything, and leave what exists open to its owner', async () => {
    const ana = await addPayer(test)
    const { subscriptionId } = await attemptOf(ana, await subscribe(test, ana, ['contraloria']))
    const { customerId } = ana
    const starts: readonly (readonly [string, object])[] = [
      ['/v1/payment/user/create', {}],
      ['/v1/payment/user/card-register', { customerId, bases: [], aceptaCobro: true }],
      ['/v1/payment/subscription/create', { planId: 'fullBjud', customerId }],
      ['/v1/payment/subscription/item/create', { name: 'contraloria' }],
      ['/v1/payment/subscription/item/add', { subscriptionId, itemId: 1 }],
    ]
    await setFlag(test.services.db, 'subscriptions', false)
    for (const [path, body] of starts) expect(await code(ana.call('POST', path, body))).toBe('payment.subscriptions_off')
    await setFlag(test.services.db, 'subscriptions', true)
    test.provider.problems = ['una']
    for (const [path, body] of starts) expect(await code(ana.call('POST', path, body))).toBe('payment.unavailable')
    expect((await ana.call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)).status).toBe(200)
    expect((await ana.call('POST', '/v1/payment/user/card-register', { customerId, proposito: 'tarjeta' })).status).toBe(200)
    test.provider.problems = []
  })

  it('are for users: guests learn nothing', async () => {
    expect(await code(callAs(test)('GET', '/v1/payment/invoices'))).toBe('auth.required')
  })
})

describe('the deletion of an account', () => {
  it('ends the subscription, the card and the customer first, and erases nothing while the provider is down', async () => {
    const ana = await addPayer(test)
    await subscribe(test, ana, ['contraloria'])
    const remove = () => ana.call('DELETE', `/v1/auth/profile/${ana.userId}`, {})
    await test.simulator.control.addFault({ endpoint: 'customer/unRegister', kind: 'errorBefore' })
    expect(await code(remove())).toBe('auth.subscription_open')
    expect(await findUser(test.services.db, ana.userId)).not.toBeNull()
    await test.simulator.control.clearFaults()
    const removed = await remove()
    expect([removed.status, removed.body.data.pagosHasta]).toEqual([200, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
    expect((await test.mailsTo(ana.email)).at(-1)?.text).toContain('Por orden de la ley conservamos hasta el')
    const { customers, subscriptions } = await test.simulator.control.snapshot()
    expect(customers.find(({ customerId }) => customerId === ana.customerId)).toMatchObject({ status: 0, card: null })
    expect(subscriptions.filter(({ customerId }) => customerId === ana.customerId)).toMatchObject([{ status: 4 }])
    const { rows } = await test.database.execute(`select retained_until::text, user_id from payment_invoices where user_id is null`)
    expect(rows).toEqual([{ retained_until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), user_id: null }])
  })

  it('is refused for a subscription that this provider does not know', async () => {
    const ana = await signInPerson(test)
    await updateUser(test.services.db, ana.userId, { customerId: 'cus_old', subscriptionId: 'sus_old' })
    expect(await code(ana.call('DELETE', `/v1/auth/profile/${ana.userId}`, {}))).toBe('auth.subscription_open')
  })
})
