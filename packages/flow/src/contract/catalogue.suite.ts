import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAll } from '../client/paging.ts'
import { createCustomer, createItem, createPlan, type FlowSubject, type OpenedSubject, unique } from './testing/flow-subject.ts'

const clock = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
const money = /^\d+\.\d{4}$/

/** Customers, plans and items, with the forms in which Flow writes them. */
export function describeCatalogue({ abilities, open }: OpenedSubject): void {
  let subject: FlowSubject
  beforeAll(async () => {
    subject = await open()
  })
  afterAll(() => subject[Symbol.asyncDispose]())

  describe('a customer', () => {
    it('has a state written as text, and no card at first', async () => {
      const customerId = await createCustomer(subject)
      const { json } = await subject.raw.get('customer/get', { customerId })
      expect(json).toMatchObject({ customerId, status: '1', created: expect.stringMatching(clock) })
      const customer = await subject.client.call('customer/get', { customerId })
      expect(customer).toMatchObject({ status: 1, creditCardType: null, last4CardDigits: null, registerDate: null })
      expect(Math.abs(Date.now() - customer.created.getTime())).toBeLessThan(abilities.isSimulator ? Number.POSITIVE_INFINITY : 300_000)
    })

    it('is one per externalId', async () => {
      const newCustomer = { name: 'Ana Prueba', email: subject.email, externalId: unique('user_') }
      const { customerId } = await subject.client.call('customer/create', newCustomer)
      const again = subject.client.call('customer/create', newCustomer)
      await expect(again).rejects.toMatchObject({ kind: 'rejected', code: 501, reason: 'duplicate', mayHaveActed: false })
      const all = await Array.fromAsync(
        listAll((range) => subject.client.call('customer/list', { ...range, filter: 'Ana Prueba' }), { endpoint: 'customer/list' }),
      )
      const found = all.filter(({ externalId }) => externalId === newCustomer.externalId)
      expect(found.map((customer) => customer.customerId)).toEqual([customerId])
    })

    it('can be edited and deleted', async () => {
      const customerId = await createCustomer(subject)
      const externalId = unique('user_')
      expect(await subject.client.call('customer/edit', { customerId, externalId })).toMatchObject({ customerId, externalId })
      expect(await subject.client.call('customer/delete', { customerId })).toMatchObject({ customerId, status: 0 })
    })

    it('that does not exist is refused', async () => {
      const unknown = subject.client.call('customer/get', { customerId: 'cus_zzzzzzzzzz' })
      await expect(unknown).rejects.toMatchObject({ kind: 'rejected', mayHaveActed: false })
    })

    it('is sent to a page with a token, which nobody has used yet', async () => {
      const customerId = await createCustomer(subject)
      const { raw, client } = subject
      const { json } = await raw.post('customer/register', { customerId, url_return: 'https://www.flow.cl/vuelta' })
      expect(json).toMatchObject({
        url: expect.stringMatching(/^https?:.*\/app\/customer\/disclaimer\.php$/),
        token: expect.stringMatching(/^\w{20,}$/),
      })
      // What Flow answers for a token that was not used is not documented: a refusal or «not registered».
      const status = await client.call('customer/getRegisterStatus', { token: String(json['token']) }).catch((error: unknown) => error)
      if (status instanceof Error) expect(status).toMatchObject({ kind: 'rejected' })
      else expect(status).toMatchObject({ status: 0 })
    })

    it('is not found by an invented token', async () => {
      const answer = await subject.raw.get('customer/getRegisterStatus', { token: '0'.repeat(40) })
      expect(answer).toMatchObject({ status: 401, json: { code: expect.any(Number) } })
    })
  })

  describe('a plan', () => {
    it('has its amount as text with four decimals', async () => {
      const planId = await createPlan(subject)
      const { json } = await subject.raw.get('plans/get', { planId })
      expect(json).toMatchObject({ planId, amount: expect.stringMatching(money), created: expect.stringMatching(clock) })
      expect(await subject.client.call('plans/get', { planId })).toMatchObject({
        amount: 1000,
        currency: 'CLP',
        interval: 3,
        interval_count: 1,
        days_until_due: 3,
        charges_retries_number: 3,
        trial_period_days: 0,
        urlCallback: subject.callbackUrl,
        status: 1,
      })
    })

    it('is one per id, refused with 401', async () => {
      const planId = await createPlan(subject)
      const { status, json } = await subject.raw.post('plans/create', { planId, name: 'Otro', amount: 5000, interval: 3, currency: 'CLP' })
      expect([status, json['code']]).toEqual([401, 501])
      expect((await subject.client.call('plans/get', { planId })).amount).toBe(1000)
    })

    it('has an id without spaces and whole pesos', async () => {
      const plan = { name: 'Otro', amount: 5000, interval: 3, currency: 'CLP' }
      expect((await subject.raw.post('plans/create', { ...plan, planId: `${unique('p')} con espacio` })).status).not.toBe(200)
      expect((await subject.raw.post('plans/create', { ...plan, planId: unique('p'), amount: '1000.5' })).status).not.toBe(200)
    })
  })

  describe('an item', () => {
    it('is named with ASCII letters, digits and spaces', async () => {
      const item = { currency: 'CLP', amount: 20_000 }
      const refused = ['Contraloría General', 'Corte-Suprema', 'Base $1', 'Base n.1']
      for (const name of refused) {
        const answer = await subject.raw.post('subscription_item/create', { ...item, name })
        expect(answer, name).toMatchObject({ status: 400, json: { code: 1001 } })
      }
      const itemId = await createItem(subject)
      expect(await subject.client.call('subscription_item/get', { itemId })).toMatchObject({
        id: itemId,
        amount: 20_000,
        currency: 'CLP',
        status: 1,
      })
    })

    it('may be a discount', async () => {
      const itemId = await createItem(subject, -500)
      expect((await subject.client.call('subscription_item/get', { itemId })).amount).toBe(-500)
    })

    it('stands in the list, page after page', async () => {
      const ids = [await createItem(subject), await createItem(subject), await createItem(subject)]
      const pages = listAll((range) => subject.client.call('subscription_item/list', { ...range, status: 1 }), {
        endpoint: 'subscription_item/list',
        pageSize: 2,
      })
      const listed = (await Array.fromAsync(pages)).map(({ id }) => id)
      expect(listed).toEqual(expect.arrayContaining(ids))
      expect(new Set(listed).size).toBe(listed.length)
    })
  })

  describe('a list', () => {
    it('has total, hasMore and data', async () => {
      await createCustomer(subject)
      await createCustomer(subject)
      const { json } = await subject.raw.get('customer/list', { start: 0, limit: 1 })
      expect(json).toMatchObject({ total: expect.anything(), data: [expect.anything()] })
      expect([1, '1', true]).toContain(json['hasMore'])
      const beyond = await subject.client.call('customer/list', { start: 1_000_000, limit: 1 })
      expect(beyond).toMatchObject({ hasMore: false, data: [] })
    })
  })
}
