import type { Coupon, Currency, Discount } from '../../state/entities.ts'
import { getCoupon } from '../../state/find.ts'
import { FlowError, refusal } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, get, post } from '../call.ts'
import { byFilter, byStatus, pageOf } from '../paging.ts'
import type { Parameters } from '../parameters.ts'
import { presentCoupon } from '../shapes/catalogue-shapes.ts'

/** Names lose what is neither letter, digit nor space. */
function readCouponName(parameters: Parameters): string {
  const name = parameters.text('name', 200).replaceAll(/[^A-Za-z0-9 ]/g, '')
  if (name.trim() === '') throw refusal('name must be alphanumeric')
  return name
}

function readPercent(parameters: Parameters): number {
  const value = parameters.find('percent_off') ?? ''
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(value) || Number(value) > 100) throw refusal('percent_off must be between 0 and 100')
  return Number(value)
}

/** What is taken off: a percentage, or an amount with its currency. */
function readValue(parameters: Parameters): Pick<Coupon, 'percentOff' | 'currency' | 'amount' | 'scope'> {
  const scope = parameters.optionalInteger('discount_scope', { max: 1 }) === 1 ? 1 : 0
  if (parameters.has('percent_off')) return { percentOff: readPercent(parameters), currency: null, amount: null, scope }
  if (!parameters.has('amount')) throw refusal('percent_off or amount is required')
  if (scope === 1) throw refusal('discount_scope 1 is for percentages only')
  const currency = parameters.currency()
  const amount = parameters.money('amount', currency)
  if (amount < 0) throw refusal('amount must be greater than zero')
  return { percentOff: null, currency, amount, scope }
}

function readDuration(parameters: Parameters): Pick<Coupon, 'duration' | 'times'> {
  const duration = parameters.find('duration') ?? '0'
  if (duration !== '0' && duration !== '1') throw new FlowError(400, 1001, 'The duration must be 0 or 1')
  if (duration === '0') return { duration: 0, times: null }
  if (!parameters.has('times')) throw refusal('If duration = 1 times must be sent')
  return { duration: 1, times: parameters.integer('times', { min: 1, max: 10_000 }) }
}

/** A coupon that can still be redeemed on a plan of this currency. */
export function readCoupon(world: World, parameters: Parameters, currency: Currency): Coupon {
  const coupon = getCoupon(world.state, parameters.integer('couponId'))
  if (coupon.status === 0) throw refusal('The coupon is not active')
  if (coupon.expires !== null && coupon.expires < world.today) throw refusal('The coupon has expired')
  if (coupon.maxRedemptions !== null && coupon.redemptions >= coupon.maxRedemptions) throw refusal('The coupon has no redemptions left')
  if (coupon.currency !== null && coupon.currency !== currency) throw refusal('The coupon has another currency than the plan')
  return coupon
}

/** Redeems a coupon. */
export function newDiscount(world: World, coupon: Coupon): Discount {
  coupon.redemptions += 1
  return { id: world.next('other'), couponId: coupon.id, created: world.stamp(), left: coupon.times }
}

export const couponCalls: Calls = {
  'coupon/create': post(['name'], (world, parameters) => {
    const fields = { name: readCouponName(parameters), ...readValue(parameters), ...readDuration(parameters) }
    const maxRedemptions = parameters.optionalInteger('max_redemptions', { min: 1, max: 1_000_000 })
    const expires = parameters.has('expires') ? parameters.day('expires') : null
    const coupon: Coupon = {
      id: world.next('item'),
      created: world.stamp(),
      maxRedemptions,
      expires,
      status: 1,
      redemptions: 0,
      ...fields,
    }
    world.state.coupons.push(coupon)
    return presentCoupon(coupon)
  }),
  'coupon/edit': post(['couponId', 'name'], ({ state }, parameters) => {
    const coupon = getCoupon(state, parameters.integer('couponId'))
    coupon.name = readCouponName(parameters)
    return presentCoupon(coupon)
  }),
  'coupon/delete': post(['couponId'], ({ state }, parameters) =>
    presentCoupon(Object.assign(getCoupon(state, parameters.integer('couponId')), { status: 0 })),
  ),
  'coupon/get': get(['couponId'], ({ state }, parameters) => presentCoupon(getCoupon(state, parameters.integer('couponId')))),
  'coupon/list': get([], (world, parameters) => {
    const rows = byFilter(parameters, byStatus(parameters, world.state.coupons), ({ name }) => name)
    return pageOf(world, parameters, rows, (coupon) => presentCoupon(coupon, true))
  }),
}
