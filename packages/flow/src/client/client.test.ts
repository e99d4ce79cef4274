import { describe, expect, it } from 'vitest'
import { signFlowRequest } from './signature.ts'
import {
  type Answering,
  answerJson,
  customerAnswer,
  openServer,
  paymentAnswer,
  subscriptionAnswer,
  testKeys,
} from './testing/open-server.ts'

const newCustomer = { name: 'Ana Pérez', email: 'ana.perez@correo.cl', externalId: 'user_7' }
const newSubscription = { planId: 'fullBjud', customerId: 'cus_onoolldvec' }
const toCustomer: Answering = (response) => answerJson(response, customerAnswer)

describe('a request', () => {
  it('is a signed query or a signed form', async () => {
    await using server = await openServer(toCustomer)
    await server.client.call('customer/get', { customerId: 'cus_1' })
    await server.client.call('customer/edit', { customerId: 'cus_1', name: 'Ñandú & más +1' })
    const [read, change] = server.requests
    expect(read).toMatchObject({ method: 'GET', path: '/api/customer/get', parameters: { customerId: 'cus_1', apiKey: testKeys.apiKey } })
    expect(change).toMatchObject({ method: 'POST', path: '/api/customer/edit', parameters: { name: 'Ñandú & más +1' } })
    expect(change?.contentType).toMatch(/^application\/x-www-form-urlencoded/)
    for (const { parameters } of server.requests) expect(parameters['s']).toBe(signFlowRequest(parameters, testKeys.secretKey))
  })

  it('neither signs nor sends what is absent', async () => {
    await using server = await openServer((response) => answerJson(response, { total: 0, hasMore: 0, data: [] }))
    await server.client.call('customer/list', { start: 0, filter: undefined as never })
    expect(Object.keys(server.requests[0]?.parameters ?? {}).sort()).toEqual(['apiKey', 's', 'start'])
  })

  it('that cannot be written is not sent', async () => {
    await using server = await openServer(toCustomer)
    await expect(server.client.call('invoice/get', { invoiceId: Number.NaN })).rejects.toThrow('invoiceId is not a plain number')
    expect(server.requests).toEqual([])
  })
})

describe('an answer', () => {
  it('is coerced and keeps its raw JSON', async () => {
    await using server = await openServer((response) => answerJson(response, subscriptionAnswer))
    const subscription = await server.client.call('subscription/get', { subscriptionId: 'sus_azcyjj9ycd' })
    expect(subscription).toMatchObject({
      status: 1,
      morose: 0,
      period_end: '2026-08-25',
      next_invoice_date: '2026-08-26',
      cancel_at_period_end: false,
      cancel_at: null,
      created: new Date('2026-07-26T14:01:00Z'),
      invoices: [{ id: 1167928, amount: 1000, status: 1, due_date: '2026-07-29', payment: null, paymentLink: null }],
      items: [{ item_id: 31, amount: 20000 }],
    })
    expect(subscription.raw).toEqual(subscriptionAnswer)
  })

  it('may be a page, with hasMore as a number or a boolean', async () => {
    await using server = await openServer((response, _, count) =>
      answerJson(response, { total: '2', hasMore: count === 1 ? '1' : false, data: [paymentAnswer] }),
    )
    const call = () => server.client.call('payment/getPayments', { date: '2026-07-05' })
    const [first, second] = [await call(), await call()]
    expect([first.hasMore, second.hasMore, first.total]).toEqual([true, false, 2])
    expect(first.data[0]).toMatchObject({
      flowOrder: 3567899,
      status: 2,
      amount: 25000,
      paymentData: { fee: 723, transferDate: '2026-07-08' },
    })
  })

  it.each([
    ['a state that Flow does not document', { ...subscriptionAnswer, status: 3 }, 'status'],
    ['no state', { ...subscriptionAnswer, morose: null }, 'morose'],
    ['an amount with letters', { ...subscriptionAnswer, items: [{ item_id: 1, amount: '20.000 pesos' }] }, 'items.0.amount'],
    ['a day that is none', { ...subscriptionAnswer, period_end: '2026-02-30' }, 'period_end'],
    ['a list in place of an object', [subscriptionAnswer], '(all)'],
    ['null', null, '(all)'],
  ])('with %s is invalid', async (_, body, field) => {
    await using server = await openServer((response) => answerJson(response, body))
    const failed = server.client.call('subscription/get', { subscriptionId: 'sus_1' })
    await expect(failed).rejects.toMatchObject({ kind: 'invalid', httpStatus: 200, mayHaveActed: false })
    await expect(failed).rejects.toThrow(field)
    expect(server.requests).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it.each([
    [401, 501, 'This planId has already been used', 'duplicate'],
    [400, 501, 'There is a customer with this externalId: user_7', 'duplicate'],
    [400, 104, 'Missing service params: itemId', 'missing_parameter'],
    [400, 105, 'No services available', 'unknown_route'],
    [400, 1620, 'userEmail: x is not valid', 'bad_email'],
    [400, 7001, 'Commerce has not automatic charge contract', 'no_contract'],
    [400, 1, 'The item is already added in the subscription', 'already_added'],
    [400, 1, 'Transaction not found', 'not_found'],
    [400, 1, 'The minimum amount is 350 CLP', 'below_minimum'],
    [400, '1001', 'validation', null],
  ])('HTTP %d, code %s, «%s» has the reason %s', async (status, code, message, reason) => {
    await using server = await openServer((response) => answerJson(response, { code, message }, status))
    const failed = server.client.call('customer/create', newCustomer)
    await expect(failed).rejects.toMatchObject({
      name: 'FlowError',
      kind: 'rejected',
      httpStatus: status,
      code: Number(code),
      reason,
      mayHaveActed: false,
    })
    expect(server.requests).toHaveLength(1)
  })

  it('by quota is to be asked again later, and is not repeated at once', async () => {
    await using server = await openServer((response, _, count) =>
      count === 1
        ? answerJson(response, { code: 1, message: 'The customer id: 7 has exceeded the daily transaction quota' }, 400)
        : response.writeHead(429).end('slow down'),
    )
    for (let n = 0; n < 2; n += 1) {
      const failed = server.client.call('customer/get', { customerId: 'cus_1' })
      await expect(failed).rejects.toMatchObject({ kind: 'unavailable', reason: 'quota', mayHaveActed: false })
    }
    expect(server.requests).toHaveLength(2)
  })

  it.each(['Invalid signature', 'apiKey not found', 'The signature is wrong: quota'])(
    'of our keys, «%s», says nothing of the customer',
    async (message) => {
      await using server = await openServer((response) => answerJson(response, { code: 108, message }, 401))
      const failed = server.client.call('subscription/create', newSubscription)
      await expect(failed).rejects.toMatchObject({ kind: 'unavailable', httpStatus: 401, code: 108, mayHaveActed: false })
      await expect(failed).rejects.not.toMatchObject({ reason: 'not_found' })
      expect(server.requests).toHaveLength(1)
    },
  )

  it('without code and message is none: what happened stays open', async () => {
    await using server = await openServer((response) => response.writeHead(401).end('<html>Unauthorized</html>'))
    const failed = server.client.call('subscription/create', newSubscription)
    await expect(failed).rejects.toMatchObject({ kind: 'invalid', httpStatus: 401, mayHaveActed: true })
  })
})

/** Faults of a connection or server, what becomes of them, and whether the next moment may bring another answer. */
const faults: readonly (readonly [name: string, answering: Answering, kind: string, httpStatus: number | null, isPassing: boolean])[] = [
  ['a reset before the answer', (response) => response.destroy(), 'unavailable', null, true],
  [
    'a reset amid the answer',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"customerId":')
      setTimeout(() => response.destroy(), 20)
    },
    'unavailable',
    200,
    false,
  ],
  ['no answer', () => undefined, 'unavailable', null, false],
  ['a body that never ends', (response) => response.writeHead(200).write('{'), 'unavailable', 200, false],
  ['a fault of the server', (response) => response.writeHead(503).end('<html>Service Unavailable</html>'), 'unavailable', 503, true],
  ['a fault with JSON', (response) => answerJson(response, { code: 501, message: 'Internal' }, 500), 'unavailable', 500, true],
  ['a redirect', (response) => response.writeHead(302, { location: '/api/customer/get' }).end(), 'unavailable', 302, false],
  ['a page of an intermediary', (response) => response.writeHead(403).end('<html>Forbidden</html>'), 'unavailable', 403, false],
  ['HTML in place of JSON', (response) => response.writeHead(200).end('<html>Error</html>'), 'invalid', 200, false],
  ['an empty body', (response) => response.writeHead(200).end(), 'invalid', 200, false],
]

describe.concurrent.each(faults)('%s', (_, answering, kind, httpStatus, isPassing) => {
  const timeouts = { read: 4000, write: 1000, charge: 1000 }

  it(`fails a read as ${kind}, after ${isPassing ? 'three requests' : 'one request'}`, async () => {
    await using server = await openServer(answering, { timeouts: isPassing ? timeouts : { read: 1000 } })
    const failed = server.client.call('customer/get', { customerId: 'cus_1' })
    await expect(failed).rejects.toMatchObject({ name: 'FlowError', kind, httpStatus, code: null, mayHaveActed: false })
    expect(server.requests).toHaveLength(isPassing ? 3 : 1)
    expect(server.records.map(({ attempt, outcome }) => [attempt, outcome])).toEqual(server.requests.map((_, at) => [at + 1, kind]))
  })

  it('leaves open whether a charge was made, and never repeats it', async () => {
    await using server = await openServer(answering, { timeouts })
    const failed = server.client.call('subscription/create', newSubscription)
    await expect(failed).rejects.toMatchObject({ kind, httpStatus, mayHaveActed: true })
    expect(server.requests).toHaveLength(1)
  })
})

it('stops reading an answer that is too large', async () => {
  const chunk = Buffer.alloc(256 * 1024, ' ')
  const isClosed = Promise.withResolvers<void>()
  await using server = await openServer((response) => {
    response.writeHead(200).on('close', isClosed.resolve)
    const pour = (): void => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pour)
    pour()
  })
  const failed = server.client.call('subscription/create', newSubscription)
  await expect(failed).rejects.toMatchObject({ kind: 'invalid', httpStatus: 200, mayHaveActed: true })
  await expect(failed).rejects.toThrow('the answer is too large')
  await isClosed.promise
})

describe('a call that may be repeated', () => {
  const thenCancelled: Answering = (response, _, count) =>
    count < 3
      ? response.writeHead(502).end()
      : answerJson(response, { ...subscriptionAnswer, cancel_at_period_end: '1', cancel_at: '2026-08-25' })

  it('succeeds once Flow answers again', async () => {
    await using server = await openServer(thenCancelled)
    const cancelled = await server.client.call('subscription/cancel', { subscriptionId: 'sus_azcyjj9ycd', at_period_end: 1 })
    expect(cancelled).toMatchObject({ cancel_at_period_end: true, cancel_at: '2026-08-25' })
    expect(server.records.map(({ outcome, httpStatus }) => [outcome, httpStatus])).toEqual([
      ['unavailable', 502],
      ['unavailable', 502],
      ['answered', 200],
    ])
  })

  it('takes no longer than its time, all requests together', async () => {
    await using server = await openServer((response) => response.writeHead(500).end(), { timeouts: { read: 500 } })
    const startedAt = performance.now()
    await expect(server.client.call('customer/get', { customerId: 'cus_1' })).rejects.toMatchObject({
      kind: 'unavailable',
      httpStatus: 500,
    })
    expect(performance.now() - startedAt).toBeLessThan(3000)
    expect(server.requests).toHaveLength(2)
  })
})

describe('calls that change something once', () => {
  it.each([
    ['customer/create', newCustomer],
    ['customer/register', { customerId: 'cus_1', url_return: 'https://app.example.cl/r' }],
    ['customer/unRegister', { customerId: 'cus_1' }],
    ['customer/delete', { customerId: 'cus_1' }],
    ['plans/create', { planId: 'p', name: 'P', amount: 1000, currency: 'CLP', interval: 3, urlCallback: 'https://app.example.cl/c' }],
    ['subscription/create', newSubscription],
    ['subscription/addItem', { subscriptionId: 'sus_1', itemId: 1 }],
    ['subscription/deleteItem', { subscriptionId: 'sus_1', itemId: 1 }],
    ['subscription_item/create', { name: 'Item', amount: 1000, currency: 'CLP' }],
    ['invoice/cancel', { invoiceId: 1 }],
    ['invoice/retryToCollect', { invoiceId: 1 }],
    ['refund/create', { refundCommerceOrder: 'r1', receiverEmail: 'a@b.cl', amount: 1000, urlCallBack: 'https://app.example.cl/c' }],
  ] as const)('%s is sent once', async (endpoint, parameters) => {
    await using server = await openServer((response) => response.writeHead(500).end())
    await expect(server.client.call(endpoint, parameters as never)).rejects.toMatchObject({ kind: 'unavailable', mayHaveActed: true })
    expect(server.requests).toHaveLength(1)
  })
})

it('knows that nothing happened where no connection was made', async () => {
  const server = await openServer(toCustomer)
  await server[Symbol.asyncDispose]()
  const failed = server.client.call('subscription/create', newSubscription)
  await expect(failed).rejects.toMatchObject({ kind: 'unavailable', httpStatus: null, mayHaveActed: false })
})

it('sends nothing where the caller has ended the wait before', async () => {
  await using server = await openServer(toCustomer)
  const failed = server.client.call('subscription/create', newSubscription, { signal: AbortSignal.abort() })
  await expect(failed).rejects.toMatchObject({ kind: 'unavailable', mayHaveActed: false })
  expect(server.requests).toEqual([])
})

it('ends the wait when the caller does', async () => {
  await using server = await openServer(() => undefined)
  const failed = server.client.call('subscription/create', newSubscription, { signal: AbortSignal.timeout(50) })
  await expect(failed).rejects.toMatchObject({ kind: 'unavailable', mayHaveActed: true })
})
