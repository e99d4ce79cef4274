import { connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createItem,
  createPlan,
  type Fields,
  type OpenSimulator,
  openSimulator,
  sendRaw,
  signatureOf,
  subscribe,
} from '../testing/open-simulator.ts'
import { calls } from './call-table.ts'

const names = [
  ...new Set(Object.values(calls).flatMap(({ required }) => required)),
  'currency',
  'start',
  'limit',
  'status',
  'filter',
  'couponId',
]
const oddText = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }).map((text) => text.toWellFormed()),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    '../../etc',
    "' OR 1=1",
    '\u0000',
    '__proto__',
    '2026-02-30',
    'x'.repeat(3_000),
  ),
)
const oddFields = fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor', 'a[0]', 'ñ'), oddText, { maxKeys: 8 })

/** Everything that a refused call must leave as it is: all but the log and the counter that numbers it. */
async function effects({ control }: OpenSimulator): Promise<string> {
  const { requests: _requests, counters, ...state } = await control.snapshot()
  return JSON.stringify({ ...state, counters: { ...counters, other: 0 } })
}

async function openFilled(): Promise<{ readonly simulator: OpenSimulator; readonly ids: Fields }> {
  const simulator = await openSimulator()
  await createPlan(simulator)
  const { customerId, subscriptionId, subscription } = await subscribe(simulator, null)
  const itemId = await createItem(simulator, 20_000)
  return { simulator, ids: { customerId, subscriptionId, itemId, planId: 'fullBjud', invoiceId: subscription.invoices[0].id } }
}

describe('bad requests', () => {
  it('that are not signed, or not by the key, change nothing and are never answered 5xx', async () => {
    const { simulator, ids } = await openFilled()
    const before = await effects(simulator)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(calls), 'plan/get', '__proto__', 'customer'),
        fc.constantFrom('GET', 'POST'),
        oddFields,
        fc.option(fc.string({ maxLength: 64 })),
        async (endpoint, method, odd, s) => {
          const fields = { ...ids, ...odd, apiKey: simulator.apiKey, ...(s === null ? {} : { s }) }
          const { status, body } = await sendRaw(simulator.origin, `${method} ${endpoint}`, fields)
          expect([400, 401]).toContain(status)
          expect([104, 105, 108]).toContain(body.code)
        },
      ),
      { numRuns: 300 },
    )
    expect(await effects(simulator)).toBe(before)
  })

  it('that are signed are answered 200, 400 or 401, and change nothing where refused', async () => {
    const { simulator, ids } = await openFilled()
    let before = await effects(simulator)
    let refused = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(calls)), fc.boolean(), oddFields, async (endpoint, knowsIds, odd) => {
        const method = calls[endpoint]?.method ?? 'GET'
        const known = knowsIds ? ids : {}
        const required = Object.fromEntries((calls[endpoint]?.required ?? []).map((name) => [name, known[name] ?? 'x']))
        const fields = { ...required, ...odd, apiKey: simulator.apiKey }
        const { status, body } = await sendRaw(simulator.origin, `${method} ${endpoint}`, {
          ...fields,
          s: signatureOf(fields, simulator.secretKey),
        })
        expect([200, 400, 401]).toContain(status)
        expect(body).not.toBeNull()
        const after = await effects(simulator)
        if (status !== 200 || method === 'GET') expect(after).toBe(before)
        if (status !== 200) refused += 1
        before = after
      }),
      { numRuns: 400 },
    )
    expect(refused).toBeGreaterThan(100)
  })

  it.each([
    'GET /api/% HTTP/1.1',
    'GET /api/plans/list?a=%E0%A4%A HTTP/1.1',
    'PATCH /api/plans/list HTTP/1.1',
    `GET /api/${'x'.repeat(9_000)} HTTP/1.1`,
    'GET /nowhere HTTP/1.1',
    'GET /app/web/pay.php?token[]=%00 HTTP/1.1',
  ])('of an odd form as %s are refused', async (line) => {
    const { origin } = await openSimulator()
    const { hostname, port } = new URL(origin)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end(`${line}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`))
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString('utf8')
      })
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('with a body that is too large are refused', async () => {
    const { origin } = await openSimulator()
    const response = await fetch(`${origin}/api/plans/create`, { method: 'POST', body: new URLSearchParams({ a: 'x'.repeat(300_000) }) })
    expect(response.status).toBe(400)
  })
})
