import type { Plan } from '../../state/entities.ts'
import { getPlan } from '../../state/find.ts'
import { alreadyUsed, refusal } from '../../state/flow-error.ts'
import { type Calls, get, post } from '../call.ts'
import { byFilter, byStatus, pageOf } from '../paging.ts'
import type { Parameters } from '../parameters.ts'
import { presentPlan } from '../shapes/catalogue-shapes.ts'

const maxDays = 3_650
const escapes: Readonly<Record<string, string>> = { '–': '&ndash;', '—': '&mdash;' }
/** Long dashes are stored as HTML, and show so in Flow's mails. */
const storedName = (name: string): string => name.replaceAll(/[–—]/g, (dash) => escapes[dash] ?? dash)

/** The fields that a call names; a call that creates fills in the rest. */
function readFields(parameters: Parameters, currency: Plan['currency']): Partial<Plan> {
  const number = (name: string, min: number, max: number): number | null => parameters.optionalInteger(name, { min, max })
  const read: { readonly [K in keyof Plan]?: Plan[K] | null } = {
    name: parameters.has('name') ? storedName(parameters.text('name', 200)) : null,
    amount: parameters.has('amount') ? parameters.charge('amount', currency) : null,
    interval: number('interval', 1, 4) as Plan['interval'] | null,
    intervalCount: number('interval_count', 1, 365),
    trialDays: number('trial_period_days', 0, maxDays),
    daysUntilDue: number('days_until_due', 1, maxDays),
    periods: number('periods_number', 0, 10_000),
    urlCallback: parameters.has('urlCallback') ? parameters.url('urlCallback') : null,
    retries: number('charges_retries_number', 0, 100),
    convertOption: number('currency_convert_option', 1, 2) as Plan['convertOption'] | null,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
}

export const planCalls: Calls = {
  'plans/create': post(['planId', 'name', 'amount', 'interval'], (world, parameters) => {
    const planId = parameters.text('planId', 100)
    if (/\s/.test(planId)) throw refusal('planId can not contain spaces')
    const currency = parameters.currency()
    const fields = readFields(parameters, currency)
    if (world.state.plans.some((plan) => plan.planId === planId)) throw alreadyUsed('This planId has already been used')
    const plan: Plan = {
      planId,
      created: world.stamp(),
      name: planId,
      currency,
      amount: 0,
      interval: 3,
      intervalCount: 1,
      trialDays: 0,
      daysUntilDue: 3,
      periods: 0,
      urlCallback: '',
      retries: 3,
      convertOption: 1,
      status: 1,
      ...fields,
    }
    world.state.plans.push(plan)
    return presentPlan(plan)
  }),

  'plans/get': get(['planId'], ({ state }, parameters) => presentPlan(getPlan(state, parameters.text('planId')))),

  'plans/edit': post(['planId'], ({ state }, parameters) => {
    const plan = getPlan(state, parameters.text('planId'))
    if (plan.status === 0) throw refusal('The plan was deleted')
    const currency = parameters.has('currency') ? parameters.currency() : plan.currency
    const change = { ...readFields(parameters, currency), ...(currency === plan.currency ? {} : { currency }) }
    const hasSubscribers = state.subscriptions.some(({ planId, status }) => planId === plan.planId && status !== 4)
    if (hasSubscribers && Object.keys(change).some((name) => name !== 'trialDays'))
      throw refusal('The plan has subscriptions: only trial_period_days can be changed')
    return presentPlan(Object.assign(plan, change))
  }),

  'plans/delete': post(['planId'], ({ state }, parameters) =>
    presentPlan(Object.assign(getPlan(state, parameters.text('planId')), { status: 0 })),
  ),

  'plans/list': get([], (world, parameters) =>
    pageOf(
      world,
      parameters,
      byFilter(parameters, byStatus(parameters, world.state.plans), ({ name }) => name),
      presentPlan,
    ),
  ),
}
