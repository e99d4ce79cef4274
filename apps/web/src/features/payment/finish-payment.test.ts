// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { finishPayment, onPaid } from './finish-payment.ts'
import { hasPaymentFlow, writePaymentFlow } from './payment-flow.ts'

test('a confirmed payment empties the cart and the stored payment, and tells who listens', () => {
  const listen = vi.fn()
  const stop = onPaid(listen)
  localStorage.setItem('basejuris-cart', '[]')
  writePaymentFlow({ customerId: 'cus_a', billingData: null, paymentRef: null })
  finishPayment()
  expect(localStorage.getItem('basejuris-cart')).toBeNull()
  expect(hasPaymentFlow()).toBe(false)
  stop()
  finishPayment()
  expect(listen).toHaveBeenCalledTimes(1)
})
