import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer, type FlowSubject, type OpenedSubject, unique } from './testing/flow-subject.ts'
import type { RawFlow, Sending } from './testing/raw-flow.ts'
import { documentedCalls, sampleOf } from './testing/required-parameters.ts'

/** Signatures, parameter names, and the order in which a request is checked. */
export function describeTransport({ abilities, open }: OpenedSubject): void {
  let subject: FlowSubject
  beforeAll(async () => {
    subject = await open()
  })
  afterAll(() => subject[Symbol.asyncDispose]())

  describe('a signature', () => {
    it('covers accents, signs and spaces as they were written', async () => {
      const { raw } = subject
      const created = await raw.post('customer/create', { name: 'Ñandú & más +1', email: subject.email, externalId: unique('u & +ñ ') })
      expect(created).toMatchObject({ status: 200, json: { customerId: expect.stringMatching(/^cus_/) } })
    })

    it('covers unknown parameters, upper-case names before lower-case ones', async () => {
      const { raw } = subject
      const answers = [await raw.get('plans/list', { Zeta: 'z', alfa: 'a', _x: '1' }), await raw.get('plans/list', { limit: 1 })]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    })

    const forgeries: readonly (readonly [
      string,
      (raw: RawFlow, sent: Readonly<Record<string, string>>) => Pick<Sending, 'signature' | 'unsigned'>,
    ])[] = [
      ['of nothing', () => ({ signature: 'f'.repeat(64) })],
      ['that is empty', () => ({ signature: '' })],
      ['that is cut', (raw, sent) => ({ signature: raw.sign(sent).slice(0, 63) })],
      ['of other values', (raw, sent) => ({ signature: raw.sign({ ...sent, limit: 2 }) })],
      ['that leaves a parameter out', () => ({ unsigned: { filter: 'x' } })],
      // One name without value gives the text that the client of 2018 signed.
      ['of the form before 2019, k=v&k=v', (raw, sent) => ({ signature: raw.sign({ [new URLSearchParams(sent).toString()]: '' }) })],
    ]

    it.each(forgeries)('%s is refused', async (_, forge) => {
      const { raw } = subject
      const request = { method: 'GET', path: 'plans/list', parameters: { apiKey: raw.apiKey, limit: '1' } } as const
      expectRefusal(await raw.send({ ...request, ...forge(raw, request.parameters) }))
      expect((await raw.send(request)).status).toBe(200)
    })

    it.each(['GET', 'POST'] as const)('is needed in a %s', async (method) => {
      const path = method === 'GET' ? 'customer/get' : 'customer/edit'
      const parameters = { apiKey: subject.raw.apiKey, customerId: await createCustomer(subject) }
      expectRefusal(await subject.raw.send({ method, path, parameters, signature: null }))
      expect((await subject.raw.send({ method, path, parameters })).status).toBe(200)
    })

    it('of an unknown key is refused', async () => {
      const { raw } = subject
      expectRefusal(await raw.send({ method: 'GET', path: 'plans/list', parameters: { apiKey: '00000000-0000-0000-0000-000000000000' } }))
    })
  })

  describe.each(documentedCalls.filter(({ required }) => required.length > 0))('$method $path', ({ method, path, required }) => {
    it.each(required.map((name) => [name]))('needs %s by this name', async (missing) => {
      const { raw } = subject
      const parameters = { apiKey: raw.apiKey, ...sampleOf(required.filter((name) => name !== missing)), [`${missing}Other`]: 'x' }
      const answer = await raw.send({ method, path, parameters })
      expect(answer).toMatchObject({ status: 400, json: { code: 104, message: expect.stringContaining(missing) } })
    })
  })

  it('knows an order of the shop as commerceId, never as commerceOrder', async () => {
    const { raw } = subject
    expect((await raw.get('payment/getStatusByCommerceId', { commerceOrder: 'x' })).json).toMatchObject({ code: 104 })
    const unknown = await raw.get('payment/getStatusByCommerceId', { commerceId: unique('orden') })
    expect(unknown).toMatchObject({ status: 400, json: { message: expect.stringMatching(/transaction not found/i) } })
  })

  it.each(['plan/get', 'subscription/listItems', 'customer/getChargeAttempts', 'invoice/overDue', 'no/existe'])(
    'has no %s',
    async (path) => {
      const answer = await subject.raw.get(path, { planId: 'x' })
      expect([400, 401]).toContain(answer.status)
      expect(answer.json).toMatchObject({ code: 105 })
    },
  )

  it('takes no JSON', async () => {
    const { raw } = subject
    const parameters = { apiKey: raw.apiKey, name: 'Ana', email: subject.email, externalId: unique('user_') }
    const answer = await raw.send({ method: 'POST', path: 'customer/create', parameters, as: 'json' })
    expect([400, 401]).toContain(answer.status)
  })

  // Flow's own order is not documented.
  describe.runIf(abilities.isSimulator)('in this order, a request', () => {
    const wrong = 'f'.repeat(64)

    it('has a known route and method before a known key', async () => {
      const answers = [
        await subject.raw.send({ method: 'GET', path: 'no/existe', parameters: {}, signature: null }),
        await subject.raw.send({ method: 'POST', path: 'plans/list', parameters: {}, signature: null }),
      ]
      for (const answer of answers) expect(answer.json).toMatchObject({ code: 105 })
    })

    it('has its parameters before a right signature', async () => {
      const { raw } = subject
      const answer = await raw.send({ method: 'GET', path: 'customer/get', parameters: { apiKey: raw.apiKey }, signature: wrong })
      expect(answer.json).toMatchObject({ code: 104, message: expect.stringContaining('customerId') })
    })

    it('names the first parameter that is missing', async () => {
      const answer = await subject.raw.post('customer/create', { externalId: 'x' })
      expect(answer.json).toMatchObject({ code: 104, message: expect.stringContaining('name') })
      expect(answer.json['message']).not.toContain('email')
    })

    it('has a right signature before right values', async () => {
      const { raw } = subject
      const parameters = { apiKey: raw.apiKey, name: 'Guion-no', currency: 'CLP', amount: 1000 }
      const unsigned = await raw.send({ method: 'POST', path: 'subscription_item/create', parameters, signature: wrong })
      expect([unsigned.status, unsigned.json['code']]).toEqual([401, 108])
      const signed = await raw.send({ method: 'POST', path: 'subscription_item/create', parameters })
      expect(signed).toMatchObject({ status: 400, json: { code: 1001 } })
    })
  })
}

function expectRefusal({ status, json }: { readonly status: number; readonly json: unknown }): void {
  expect([400, 401]).toContain(status)
  expect(json).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
}
