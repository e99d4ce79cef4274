import { type BaseId, bases, getBase } from '../courts/bases.ts'

/** A plan of the provider with the monthly service fee that it charges, in CLP, IVA included. */
export interface Plan {
  readonly id: string
  readonly serviceFee: number
}

/** Oldest first; the last is sold. Another fee is another plan, and former ones stay, because their subscriptions keep their fee. */
export const plans: readonly [Plan, ...Plan[]] = [{ id: 'fullBjud', serviceFee: 1000 }]
const soldPlan = plans.at(-1) ?? plans[0]

/** Plan of new contracts with its fee, and the word that begins the name of each item. */
export const planId = soldPlan.id
export const serviceFee = soldPlan.serviceFee
export const planItemType = 'itemSuscription'

/** A plan that is or was sold; null for any other of the provider's account. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null
}

const ivaFactor = 1.19

/** An amount in CLP that includes IVA, split: `net` + `iva` = `total`. */
export interface Amount {
  readonly net: number
  readonly iva: number
  readonly total: number
}

/** Splits a price that includes IVA: 1000 → 840 + 160. */
export function splitIva(total: number): Amount {
  const net = Math.round(total / ivaFactor)
  return { net, iva: total - net, total }
}

export interface ContractedBase {
  readonly base: BaseId
  /** Monthly, CLP. It differs from the present price where that changed. */
  readonly amount: number
}

/** What a live subscription charges each month, at the prices of its contract. */
export interface Contract {
  readonly serviceFee: number
  readonly bases: readonly ContractedBase[]
}

export interface QuoteRequest {
  readonly bases: readonly BaseId[]
  /** Null without a live subscription. */
  readonly subscribed: Contract | null
  /** Bases whose month without charge the user had within the last twelve months. */
  readonly freeMonthUsed: readonly BaseId[]
  /** The subscription starts when an earlier one ends: nothing is charged today, and its first invoice has every base. */
  readonly startsLater?: boolean
}

export interface QuoteLine {
  readonly base: BaseId
  readonly name: string
  readonly monthly: number
  /** Whether the base is readable at once, in its month without charge; otherwise it is from the next paid invoice. */
  readonly isFreeNow: boolean
}

export interface Quote {
  readonly lines: readonly QuoteLine[]
  /** Charged when the subscription starts. Nothing is charged for a base added to a live subscription. */
  readonly today: Amount
  /** Charged each month from the second on: the service fee and every base, those already subscribed included. */
  readonly monthly: Amount
}

/** Prices of a subscription: the service fee today, and each base from the next invoice on. */
export function quoteSubscription({ bases: chosen, subscribed, freeMonthUsed, startsLater = false }: QuoteRequest): Quote {
  const held = subscribed ?? { serviceFee, bases: [] }
  const added = [...new Set(chosen)].filter((id) => !held.bases.some(({ base }) => base === id))
  const lines = added.map((id) => {
    const { name, price } = getBase(id)
    return { base: id, name, monthly: price, isFreeNow: !startsLater && !freeMonthUsed.includes(id) }
  })
  const all = [...held.bases, ...added.map((base) => ({ base, amount: getBase(base).price }))]
  return {
    lines,
    today: splitIva(subscribed === null && !startsLater ? serviceFee : 0),
    monthly: splitIva(monthlyPrice({ serviceFee: held.serviceFee, bases: all })),
  }
}

/** What an invoice of this contract amounts to. */
export function monthlyPrice({ serviceFee: fee, bases: held }: Contract): number {
  return held.reduce((sum, { amount }) => sum + amount, fee)
}

/** Bases that a subscription can hold. */
export const soldBases: readonly BaseId[] = bases.filter(({ price }) => price > 0).map(({ id }) => id)

/** Name of the provider's item of a base: ASCII letters, digits and spaces. It holds the price, because a changed price is another item. */
export function planItemName(id: BaseId): string {
  const { name, price } = getBase(id)
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ]/g, ' ')
  return `${planItemType} ${ascii} ${price}`.replace(/ +/g, ' ')
}
