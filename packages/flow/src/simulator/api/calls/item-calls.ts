import type { Item, SubscriptionItem } from '../../state/entities.ts'
import { getItem } from '../../state/find.ts'
import { missingParameter, refusal } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, get, post } from '../call.ts'
import { byFilter, byStatus, pageOf } from '../paging.ts'
import type { Parameters } from '../parameters.ts'
import { presentItem } from '../shapes/catalogue-shapes.ts'

/** Only ASCII letters, digits and spaces: neither accents nor hyphens. */
function readItemName(parameters: Parameters): string {
  const name = parameters.text('name', 200)
  if (!/^[A-Za-z0-9 ]+$/.test(name)) throw refusal('name must be alphanumeric')
  return name
}

/** Whether live subscriptions take the change too. */
function readReach(parameters: Parameters): 'all' | 'to_future' {
  const reach = parameters.find('changeType')
  if (reach === null) throw missingParameter('changeType')
  if (reach !== 'all' && reach !== 'to_future') throw refusal('changeType must be all or to_future')
  return reach
}

export function newSubscriptionItem(world: World, { id, name, currency, amount }: Item, quantity: number): SubscriptionItem {
  return {
    id: world.next('other'),
    itemId: id,
    name,
    currency,
    amount,
    quantity,
  }
}

export const itemCalls: Calls = {
  'subscription_item/create': post(['name', 'currency', 'amount'], (world, parameters) => {
    const name = readItemName(parameters)
    const currency = parameters.currency()
    const amount = parameters.money('amount', currency)
    const item: Item = { id: world.next('item'), created: world.stamp(), name, currency, amount, status: 1 }
    world.state.items.push(item)
    return presentItem(world, item)
  }),

  'subscription_item/get': get(['itemId'], (world, parameters) => presentItem(world, getItem(world.state, parameters.integer('itemId')))),

  'subscription_item/edit': post(['itemId'], (world, parameters) => {
    const item = getItem(world.state, parameters.integer('itemId'))
    if (item.status === 0) throw refusal('The item is not active')
    const change = {
      ...(parameters.has('name') ? { name: readItemName(parameters) } : {}),
      ...(parameters.has('amount') ? { amount: parameters.money('amount', item.currency) } : {}),
    }
    const reach = Object.keys(change).length === 0 ? 'to_future' : readReach(parameters)
    Object.assign(item, change)
    if (reach === 'all')
      for (const { items } of world.state.subscriptions) for (const line of items) if (line.itemId === item.id) Object.assign(line, change)
    return presentItem(world, item)
  }),

  'subscription_item/delete': post(['itemId', 'changeType'], (world, parameters) => {
    const item = getItem(world.state, parameters.integer('itemId'))
    const reach = readReach(parameters)
    item.status = 0
    if (reach === 'all')
      for (const subscription of world.state.subscriptions)
        subscription.items = subscription.items.filter(({ itemId }) => itemId !== item.id)
    return presentItem(world, item)
  }),

  'subscription_item/list': get([], (world, parameters) => {
    const rows = byFilter(parameters, byStatus(parameters, world.state.items), ({ name }) => name)
    return pageOf(world, parameters, rows, (item) => presentItem(world, item))
  }),
}
