import type { Payment, Refund } from '../../state/entities.ts'
import { refusal } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, get, post } from '../call.ts'
import { readMail } from '../mail-address.ts'
import type { Parameters } from '../parameters.ts'
import { presentRefund } from '../shapes/catalogue-shapes.ts'
import { maxOrder, paymentOf } from './charge-calls.ts'

function readRefund({ state }: World, parameters: Parameters): Refund {
  const token = parameters.text('token')
  const refund = state.refunds.find((one) => one.token === token)
  if (refund === undefined) throw refusal('Refund not found')
  return refund
}

/** What other refunds leave of a payment. */
function refundable({ state }: World, { status, amount, flowOrder }: Payment): number {
  if (status !== 2) return 0
  const others = state.refunds.filter(
    (refund) => refund.flowOrder === flowOrder && refund.status !== 'rejected' && refund.status !== 'canceled',
  )
  return amount - others.reduce((sum, refund) => sum + refund.amount, 0)
}

export const refundCalls: Calls = {
  'refund/create': post(['refundCommerceOrder', 'receiverEmail', 'amount', 'urlCallBack'], (world, parameters) => {
    const fields = {
      refundCommerceOrder: parameters.text('refundCommerceOrder', maxOrder),
      receiverEmail: readMail(parameters, 'receiverEmail'),
      urlCallback: parameters.url('urlCallBack'),
    }
    const payment = paymentOf(world, parameters, 'commerceTrxId', 'flowTrxId')
    const amount = parameters.money('amount', payment.currency)
    if (amount < 0 || amount > refundable(world, payment)) throw refusal('The amount is greater than what can be refunded')
    const refund: Refund = {
      token: world.newToken(),
      flowRefundOrder: world.next('flowOrder'),
      date: world.stamp(),
      amount,
      flowOrder: payment.flowOrder,
      status: 'created',
      ...fields,
    }
    world.state.refunds.push(refund)
    return presentRefund(refund)
  }),
  'refund/cancel': post(['token'], (world, parameters) => {
    const refund = readRefund(world, parameters)
    if (refund.status !== 'created') throw refusal('The refund can not be canceled')
    return presentRefund(Object.assign(refund, { status: 'canceled' }))
  }),
  'refund/getStatus': get(['token'], (world, parameters) => presentRefund(readRefund(world, parameters))),
}
