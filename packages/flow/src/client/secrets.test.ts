import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signFlowRequest } from './signature.ts'
import { type Answering, answerJson, customerAnswer, openServer, paymentAnswer, testKeys } from './testing/open-server.ts'

const person = { name: 'Ana Ñuñez-Pérez', email: 'ana.nunez@correo.cl', externalId: 'user_7' }
const shown = (value: unknown): string => {
  const error = value instanceof Error ? `${value.message}\n${value.stack}\n${value.toString()}\n${inspect(value.cause, { depth: 9 })}` : ''
  const everyField = JSON.stringify(value, typeof value === 'object' && value !== null ? Object.getOwnPropertyNames(value) : null)
  return [error, everyField, JSON.stringify(value), inspect(value, { depth: 12, showHidden: true, getters: true }), String(value)].join(
    '\n',
  )
}

function expectNoSecret(text: string): void {
  const secrets = [testKeys.apiKey, testKeys.secretKey, 'Ñuñez', '%C3%91u', 'ana.nunez', 'nunez%40', 'correo.cl', '11111111-1']
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  expect(text).not.toMatch(/[0-9a-f]{64}/i)
}

/** Sends the whole request back, as some pages of errors do. */
const echoing =
  (status: number): Answering =>
  (response, { parameters, path }) => {
    const { apiKey, s, ...rest } = parameters
    const echo = `${path}?${new URLSearchParams(parameters)} ${JSON.stringify(rest)} apiKey=${apiKey} s=${s} ${testKeys.secretKey}`
    answerJson(response, { code: 1001, message: echo, [testKeys.apiKey]: echo, data: [{ message: echo, name: rest['name'] }] }, status)
  }

describe('keys, signatures, names and addresses', () => {
  it.each([200, 302, 400, 401, 403, 500])('are neither in errors nor in records when HTTP %d repeats them', async (status) => {
    await using server = await openServer(echoing(status))
    const error: unknown = await server.client.call('customer/create', person).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'FlowError', endpoint: 'customer/create' })
    expectNoSecret(shown(error))
    expect(server.records).toHaveLength(1)
    expectNoSecret(shown(server.records))
  })

  it.each<[string, Answering]>([
    ['a reset', (response) => response.destroy()],
    ['silence', () => undefined],
    ['HTML that repeats them', (response, { parameters }) => response.end(`<html>${new URLSearchParams(parameters)}</html>`)],
  ])('are not in errors after %s', async (_, answering) => {
    await using server = await openServer(answering, { timeouts: { write: 200 } })
    const error: unknown = await server.client.call('customer/create', person).catch((thrown: unknown) => thrown)
    expectNoSecret(shown(error))
    expectNoSecret(shown(server.records))
  })

  it('are not in the client', async () => {
    await using server = await openServer((response) => answerJson(response, customerAnswer))
    expectNoSecret(shown(server.client))
    expect(Object.keys(server.client)).toEqual(['mode', 'call'])
  })

  it('are not in records of answers, which still say what happened', async () => {
    await using server = await openServer((response, { path }) =>
      path.endsWith('getPayments')
        ? answerJson(response, { total: 1, hasMore: 0, data: [{ ...paymentAnswer, payer: person.email, subject: person.name }] })
        : answerJson(response, { ...customerAnswer, name: person.name, email: person.email }),
    )
    await server.client.call('customer/create', person)
    await server.client.call('payment/getPayments', { date: '2026-07-05' })
    expectNoSecret(shown(server.records))
    expect(server.records).toMatchObject([
      { endpoint: 'customer/create', attempt: 1, httpStatus: 200, outcome: 'answered', parameters: { externalId: 'user_7' } },
      { endpoint: 'payment/getPayments', answer: { data: [{ flowOrder: '3567899', status: '2', amount: '25000.0000' }] } },
    ])
    for (const { ms } of server.records) expect(ms).toBeGreaterThanOrEqual(0)
  })

  it('are not in errors whatever the name and the sentence around it', async () => {
    const word = fc.stringMatching(/^[\p{L}'’.\\^$*+?()[\]{}|/-]{2,12}$/u)
    await using server = await openServer((response, { parameters }) =>
      answerJson(response, { code: 1, message: `Cliente «${parameters['name']}» (${parameters['email']}) ya existe` }, 400),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
        const name = words.join(' ')
        const error: unknown = await server.client.call('customer/create', { ...person, name }).catch((thrown: unknown) => thrown)
        const between = /«(.*)»/.exec(String(error))?.[1] ?? ''
        expect(between.replaceAll(/[…\s]/g, '')).toBe('')
      }),
      { numRuns: 50 },
    )
  })
})

it('records nothing less when the recorder fails', async () => {
  await using server = await openServer((response) => answerJson(response, customerAnswer), {
    onCall: () => {
      throw new Error('the database is full')
    },
  })
  await expect(server.client.call('customer/get', { customerId: 'cus_1' })).resolves.toMatchObject({ customerId: 'cus_onoolldvec' })
})

it('signs with the secret, which is never sent', async () => {
  await using server = await openServer((response) => answerJson(response, customerAnswer))
  await server.client.call('customer/create', person)
  const [request] = server.requests
  expect(JSON.stringify(request)).not.toContain(testKeys.secretKey)
  expect(request?.parameters['s']).toBe(signFlowRequest(request?.parameters ?? {}, testKeys.secretKey))
})
