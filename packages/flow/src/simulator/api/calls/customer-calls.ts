import type { Customer } from '../../state/entities.ts'
import { getActiveCustomer, getCustomer } from '../../state/find.ts'
import { alreadyUsed, FlowError, refusal } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, get, post } from '../call.ts'
import { readMail, readPayer } from '../mail-address.ts'
import { byFilter, byStatus, pageOf } from '../paging.ts'
import type { Parameters } from '../parameters.ts'
import { presentCustomer } from '../shapes/catalogue-shapes.ts'
import { presentSubscription } from '../shapes/subscription-shapes.ts'

const readName = (parameters: Parameters): string => parameters.text('name', 200).replaceAll('-', ' ')
const readCustomerMail = (world: World, parameters: Parameters): string =>
  world.state.settings.checkCustomerMail ? readPayer(world, parameters, 'email') : readMail(parameters, 'email')

function readExternalId({ state }: World, parameters: Parameters, own?: Customer): string {
  const externalId = parameters.text('externalId', 200)
  const isTaken = state.customers.some(
    (customer) => customer !== own && customer.externalId === externalId && (customer.status === 1 || state.settings.deletedHoldExternalId),
  )
  if (isTaken) throw alreadyUsed(`There is a customer with this externalId: ${externalId}`)
  return externalId
}

export const customerCalls: Calls = {
  'customer/create': post(['name', 'email', 'externalId'], (world, parameters) => {
    const [name, email] = [readName(parameters), readCustomerMail(world, parameters)]
    const externalId = readExternalId(world, parameters)
    const customer: Customer = {
      customerId: world.newCode('cus_'),
      created: world.stamp(),
      name,
      email,
      externalId,
      status: 1,
      card: null,
      registerDate: null,
    }
    world.state.customers.push(customer)
    return presentCustomer(customer)
  }),

  'customer/edit': post(['customerId'], (world, parameters) => {
    const customer = getActiveCustomer(world.state, parameters.text('customerId'))
    const change = {
      ...(parameters.has('name') ? { name: readName(parameters) } : {}),
      ...(parameters.has('email') ? { email: readCustomerMail(world, parameters) } : {}),
      ...(parameters.has('externalId') ? { externalId: readExternalId(world, parameters, customer) } : {}),
    }
    return presentCustomer(Object.assign(customer, change))
  }),

  'customer/delete': post(['customerId'], ({ state }, parameters) => {
    const customer = getActiveCustomer(state, parameters.text('customerId'))
    const { customerId } = customer
    if (state.subscriptions.some((subscription) => subscription.customerId === customerId && subscription.status !== 4))
      throw refusal('The customer has active subscriptions')
    if (state.invoices.some((invoice) => invoice.customerId === customerId && invoice.status === 0))
      throw refusal('The customer has unpaid invoices')
    customer.status = 0
    return presentCustomer(customer)
  }),

  'customer/get': get(['customerId'], ({ state }, parameters) => presentCustomer(getCustomer(state, parameters.text('customerId')))),

  'customer/list': get([], (world, parameters) =>
    pageOf(
      world,
      parameters,
      byFilter(parameters, byStatus(parameters, world.state.customers), ({ name }) => name),
      presentCustomer,
    ),
  ),

  'customer/getSubscriptions': get(['customerId'], (world, parameters) => {
    const { customerId } = getCustomer(world.state, parameters.text('customerId'))
    const own = world.state.subscriptions.filter((subscription) => subscription.customerId === customerId)
    const rows = byFilter(parameters, own, ({ subscriptionId }) => subscriptionId)
    return pageOf(world, parameters, rows, (subscription) => presentSubscription(world, subscription))
  }),

  'customer/register': post(['customerId', 'url_return'], (world, parameters) => {
    if (!world.state.settings.hasContract) throw new FlowError(400, 7001, 'Commerce has not automatic charge contract')
    const { customerId } = getActiveCustomer(world.state, parameters.text('customerId'))
    const urlReturn = parameters.url('url_return')
    const token = world.newToken()
    world.state.registrations.push({ token, customerId, urlReturn, created: world.stamp(), outcome: 'open' })
    return { url: `${world.origin}/app/customer/disclaimer.php`, token }
  }),

  'customer/getRegisterStatus': get(['token'], ({ state }, parameters) => {
    const token = parameters.text('token')
    const registration = state.registrations.find((one) => one.token === token)
    if (registration === undefined) throw new FlowError(401, 1001, 'Token not found')
    const { card } = getCustomer(state, registration.customerId)
    const isRegistered = registration.outcome === 'registered'
    const shown = isRegistered ? card : null
    return {
      status: isRegistered ? '1' : '0',
      customerId: registration.customerId,
      creditCardType: shown?.brand ?? null,
      last4CardDigits: shown?.last4 ?? null,
      cardNumber: shown === null ? null : `${shown.bin} **** **** ${shown.last4}`,
      issuerBank: null,
    }
  }),

  'customer/unRegister': post(['customerId'], ({ state }, parameters) => {
    const customer = getActiveCustomer(state, parameters.text('customerId'))
    if (customer.card === null) throw refusal('The customer has no credit card registered')
    return presentCustomer(Object.assign(customer, { card: null, registerDate: null }))
  }),
}
