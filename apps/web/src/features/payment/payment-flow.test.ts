// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { thisBrowser } from '../../storage/browser-storage.ts'
import { clearPaymentFlow, hasPaymentFlow, readPaymentFlow, writePaymentFlow } from './payment-flow.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const [minute, hour] = [60_000, 3_600_000]
const customerId = 'cus_abc'
const paymentRef = '0f8fad5b-d9cb-469f-a165-70867728950e'
const flow = { customerId, billingData: { rut: '12.345.678-5' }, paymentRef }
const keys = ['paymentFlow', 'paymentFlow_backup'] as const
const store = (fields: object, key: string = keys[0]) => localStorage.setItem(key, JSON.stringify(fields))
const first = { customerId, subscriptionType: 'complete', timestamp: now - minute, processed: false, version: '1.0' }

beforeEach(() => localStorage.clear())

test('a payment is written twice, as version 2.0, and read back', () => {
  expect(hasPaymentFlow()).toBe(false)
  expect(writePaymentFlow(flow, now)).toBe(true)
  const written = { ...flow, subscriptionType: 'complete', timestamp: now, processed: false, version: '2.0' }
  for (const key of keys) expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(written)
  expect(hasPaymentFlow()).toBe(true)
  expect(readPaymentFlow({ customerId, now: now + minute })).toEqual({ ...written, isRecoverable: false, warnings: [] })
})

test('one of version 1.0 is read, also with ISO time and without billing data or reference', () => {
  store({ ...first, timestamp: new Date(now - minute).toISOString() })
  const read = { version: '1.0', billingData: null, paymentRef: null, timestamp: now - minute }
  expect(readPaymentFlow({ customerId, now })).toMatchObject(read)
})

test('the copy is read where the first is damaged', () => {
  writePaymentFlow(flow, now)
  localStorage.setItem(keys[0], '{"customerId":')
  expect(readPaymentFlow({ customerId, now })).toMatchObject(flow)
})

test.each([
  ['29 minutes', 29 * minute, false],
  ['31 minutes', 31 * minute, true],
  ['24 hours', 24 * hour, true],
])('after %s: recoverable with a warning', (_, age, isRecoverable) => {
  writePaymentFlow(flow, now)
  const read = readPaymentFlow({ customerId, now: now + age })
  expect(read).toMatchObject({ isRecoverable, warnings: isRecoverable ? ['older than 30 minutes'] : [] })
})

test('a customer without cus_ is read with a warning', () => {
  writePaymentFlow({ ...flow, customerId: 'abc' }, now)
  expect(readPaymentFlow({ customerId: 'abc', now })?.warnings).toEqual(['customerId lacks the prefix cus_'])
})

test.each([
  ['older than a day', { timestamp: now - 24 * hour - 1 }],
  ['of the future', { timestamp: now + 2 * hour }],
  ['of another customer', { customerId: 'cus_other' }],
  ['without customer', { customerId: '' }],
  ['processed', { processed: true }],
  ['of another kind', { subscriptionType: 'monthly' }],
  ['of another version', { version: '3.0' }],
  ['without time', { timestamp: null }],
])('one %s is dropped with its copy', (_, fields) => {
  for (const key of keys) store({ ...first, ...fields }, key)
  expect(readPaymentFlow({ customerId, now })).toBeNull()
  for (const key of keys) expect(localStorage.getItem(key)).toBeNull()
})

test('it goes when processed, and with everything else of a user who signs out', () => {
  writePaymentFlow(flow, now)
  clearPaymentFlow()
  expect(hasPaymentFlow()).toBe(false)
  writePaymentFlow(flow, now)
  thisBrowser.clear()
  expect(hasPaymentFlow()).toBe(false)
})

test('any content is read without failing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(keys[0], text)
      expect(() => readPaymentFlow({ customerId, now })).not.toThrow()
    }),
  )
})
