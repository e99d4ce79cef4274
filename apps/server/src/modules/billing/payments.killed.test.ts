import { expect, it } from 'vitest'
import { killWhileSubscribing } from '../../testing/payments/kill-while-subscribing.ts'
import { paymentFixture } from '../../testing/payments/payment-fixture.ts'

const test = paymentFixture()

const maxSteps = 80

it('a process that is killed between any two steps of subscribing charges nobody twice, and loses no payment and no mail', async () => {
  const { steps } = await killWhileSubscribing(test, [])
  expect(steps).toEqual(expect.arrayContaining(['customer/create', 'customer/register', 'subscription/create', 'transaction', 'update']))
  let at = 1
  while (at < maxSteps && (await killWhileSubscribing(test, [at])).killed > 0) at += 1
  // The last one found no step to be killed before.
  expect(at).toBe(steps.length + 1)
}, 120_000)
