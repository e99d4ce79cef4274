import { collectInvoice, voidLink } from '../../billing/collect-invoice.ts'
import { isOverdue } from '../../billing/morose.ts'
import type { Invoice } from '../../state/entities.ts'
import { getInvoice, getPlan } from '../../state/find.ts'
import { refusal } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, get, post } from '../call.ts'
import { byFilter, pageOf } from '../paging.ts'
import type { Parameters } from '../parameters.ts'
import { presentFullInvoice, presentInvoice } from '../shapes/subscription-shapes.ts'

function readUnpaid({ state }: World, parameters: Parameters): Invoice {
  const invoice = getInvoice(state, parameters.integer('invoiceId'))
  if (invoice.status !== 0) throw refusal('The invoice is not pending')
  return invoice
}

export const invoiceCalls: Calls = {
  'invoice/get': get(['invoiceId'], (world, parameters) =>
    presentFullInvoice(world, getInvoice(world.state, parameters.integer('invoiceId'))),
  ),

  'invoice/cancel': post(['invoiceId'], (world, parameters) => {
    const invoice = readUnpaid(world, parameters)
    voidLink(world, invoice)
    return presentFullInvoice(world, Object.assign(invoice, { status: 2, nextAttempt: null }))
  }),

  'invoice/outsidePayment': post(['invoiceId', 'date'], (world, parameters) => {
    const invoice = readUnpaid(world, parameters)
    const outside = { date: parameters.day('date'), comment: parameters.has('comment') ? parameters.text('comment', 500) : '' }
    voidLink(world, invoice)
    return presentFullInvoice(world, Object.assign(invoice, { status: 1, nextAttempt: null, outside }))
  }),

  'invoice/getOverDue': get([], (world, parameters) => {
    const plan = parameters.has('planId') ? getPlan(world.state, parameters.text('planId')) : null
    const overdue = world.state.invoices.filter(
      (invoice) => isOverdue(invoice, world.today) && (plan === null || invoice.planId === plan.planId),
    )
    return pageOf(
      world,
      parameters,
      byFilter(parameters, overdue, ({ subject }) => subject),
      (invoice) => presentInvoice(world, invoice),
    )
  }),

  'invoice/retryToCollect': post(['invoiceId'], (world, parameters) => {
    const invoice = readUnpaid(world, parameters)
    if (!world.state.settings.retryBeforeDue && !isOverdue(invoice, world.today)) throw refusal('The invoice is not overdue')
    collectInvoice(world, invoice)
    return presentFullInvoice(world, invoice)
  }),
}
