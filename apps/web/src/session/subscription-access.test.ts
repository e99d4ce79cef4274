import { expect, test } from 'vitest'
import { maySeeSubscription } from './subscription-access.ts'

const on = { subscriptions: true, subscriptionPage: true }

test.each([
  ['sus_1', null, true],
  ['sus_1', { subscriptions: false, subscriptionPage: false }, true],
  [null, on, true],
  ['', on, true],
  [null, { ...on, subscriptions: false }, false],
  [null, { ...on, subscriptionPage: false }, false],
  [null, null, false],
])('%s with %o: %s', (subscriptionId, switches, expected) => {
  expect(maySeeSubscription(subscriptionId, switches)).toBe(expected)
})
