import { addPayment } from '../../billing/charge-card.ts'
import { getPayment } from '../../state/find.ts'
import { FlowError } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, get, post } from '../call.ts'
import { readPayer } from '../mail-address.ts'
import { pageOf } from '../paging.ts'
import type { Parameters } from '../parameters.ts'
import { presentExtended, presentPayment } from '../shapes/payment-shapes.ts'
import { maxOrder, readOptional } from './charge-calls.ts'

const maxTimeoutSeconds = 31_536_000

const byToken = ({ state }: World, parameters: Parameters) => {
  const token = parameters.text('token')
  return getPayment(state, (payment) => payment.token === token)
}
const byFlowOrder = ({ state }: World, parameters: Parameters) => {
  const flowOrder = parameters.integer('flowOrder')
  return getPayment(state, (payment) => payment.flowOrder === flowOrder)
}
const byCommerceId = ({ state }: World, parameters: Parameters) => {
  const order = parameters.text('commerceId')
  return getPayment(state, (payment) => payment.commerceOrder === order)
}

export const paymentCalls: Calls = {
  'payment/create': post(['commerceOrder', 'subject', 'amount', 'email', 'urlConfirmation', 'urlReturn'], (world, parameters) => {
    const currency = parameters.currency()
    const timeout = parameters.optionalInteger('timeout', { min: 1, max: maxTimeoutSeconds })
    const fields = {
      commerceOrder: parameters.text('commerceOrder', maxOrder),
      subject: parameters.text('subject', 255),
      currency,
      amount: parameters.charge('amount', currency),
      payer: readPayer(world, parameters, 'email'),
      urlConfirmation: parameters.url('urlConfirmation'),
      urlReturn: parameters.url('urlReturn'),
      optional: readOptional(parameters, 'optional'),
      customerId: null,
      invoiceId: null,
      expires: timeout === null ? null : world.stamp(timeout * 1_000),
    }
    const isPaid = world.state.payments.some(({ commerceOrder, status }) => commerceOrder === fields.commerceOrder && status === 2)
    if (isPaid) throw new FlowError(400, 1605, `This commerceOrder ${fields.commerceOrder} has been previously paid`)
    const { token, flowOrder } = addPayment(world, fields)
    return { url: `${world.origin}/app/web/pay.php`, token, flowOrder }
  }),
  'payment/getStatus': get(['token'], (world, parameters) => presentPayment(byToken(world, parameters))),
  'payment/getStatusByCommerceId': get(['commerceId'], (world, parameters) => presentPayment(byCommerceId(world, parameters))),
  'payment/getStatusByFlowOrder': get(['flowOrder'], (world, parameters) => presentPayment(byFlowOrder(world, parameters))),
  'payment/getStatusExtended': get(['token'], (world, parameters) => presentExtended(byToken(world, parameters))),
  'payment/getStatusByFlowOrderExtended': get(['flowOrder'], (world, parameters) => presentExtended(byFlowOrder(world, parameters))),
  'payment/getPayments': get(['date'], (world, parameters) => {
    const day = parameters.day('date')
    const rows = world.state.payments.filter(({ paidAt, status }) => status === 2 && paidAt?.startsWith(day) === true)
    return pageOf(world, parameters, rows, presentPayment)
  }),
}
