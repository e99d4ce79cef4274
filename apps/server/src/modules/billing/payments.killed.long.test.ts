import { expect, it } from 'vitest'
import { killWhileSubscribing } from '../../testing/payments/kill-while-subscribing.ts'
import { paymentFixture } from '../../testing/payments/payment-fixture.ts'

const test = paymentFixture()

it('processes that are killed one after another, each at any step, end with one subscription and one charge', async () => {
  const { steps } = await killWhileSubscribing(test, [])
  let both = 0
  for (let first = 1; first <= steps.length; first++)
    for (let second = 1; second <= steps.length; second += 3)
      if ((await killWhileSubscribing(test, [first, second, 1 + ((first + second) % steps.length)])).killed > 1) both += 1
  expect(both).toBeGreaterThan(steps.length)
}, 1_800_000)
