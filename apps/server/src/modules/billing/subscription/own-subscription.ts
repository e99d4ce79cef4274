import type { OwnSubscription } from '@basejuris/contract'
import {
  findPaymentCustomer,
  invoiceStatuses,
  listUserSubscriptions,
  type SubscriptionItem,
  type UserSubscription,
} from '@basejuris/database'
import {
  chileanDate,
  dayMs,
  deriveSubscriptionState,
  getBase,
  givesAccess,
  needsConsent,
  oldCardsBefore,
  splitIva,
  subscriptionReasons,
} from '@basejuris/domain'
import { subscriptionStatus } from '@basejuris/flow'
import type { Services } from '../../../services.ts'
import { readSubscriptionFacts, type SubscriptionFacts, termsOf } from './describe-terms.ts'
import { presentSubscription } from './show-subscription.ts'

/** Jobs ask the provider about every running subscription each night, so an older copy means that they could not. */
const staleMs = 2 * dayMs

type Charges = Pick<OwnSubscription, 'tarifa' | 'bases' | 'periodo' | 'proximaFactura'>
const noCharges: Charges = { tarifa: { esteMes: 0, proxima: null }, bases: [], periodo: null, proximaFactura: null }
const nothing: OwnSubscription = { suscripcion: null, seRenueva: false, anterior: null, ...noCharges, tarjetaPorVencer: false }

/** The subscription of a user with what it charges, from the database alone. */
export async function showOwnSubscription({ db, provider }: Pick<Services, 'db' | 'provider'>, userId: string): Promise<OwnSubscription> {
  if (provider === null) return nothing
  const { mode, now } = provider
  const all = await listUserSubscriptions(db, { userId, mode })
  const one = all.find(({ row }) => row.isLive) ?? all[0]
  if (one === undefined) return nothing
  const { subscriptionId, isLive, syncedAt } = one.row
  const [facts, customer] = await Promise.all([
    readSubscriptionFacts({ db }, provider, { userId, subscriptionId }),
    findPaymentCustomer(db, { userId, mode }),
  ])
  const [at, registeredAt] = [now(), customer?.cardRegisteredAt ?? null]
  const isStale = one.status !== subscriptionStatus.cancelled && at.getTime() - syncedAt.getTime() > staleMs
  return {
    suscripcion: presentSubscription(one, { at, isStale, terms: termsOf(one, facts) }),
    seRenueva: isLive,
    anterior: describeEarlier(all, { shown: one, today: facts.today }),
    ...describeCharges(one, facts),
    tarjetaPorVencer: isLive && registeredAt !== null && registeredAt < oldCardsBefore(at),
  }
}

/** What the paid period cost and what the next invoice charges, line by line. Nothing of one that ended or from which the user withdrew. */
function describeCharges(one: UserSubscription, { invoices, changes, withdrawal, today }: SubscriptionFacts): Charges {
  if (withdrawal !== null || deriveSubscriptionState(one, today) === 'cancelled') return noCharges
  const { periodEnd, isLive, serviceFee } = one.row
  const nextOn = isLive ? one.row.nextInvoiceDate : null
  const paid = invoices.find((each) => each.status === invoiceStatuses.paid && !each.isHeld && each.periodEnd === periodEnd) ?? null
  const isCharged = ({ addedAt, removedAt }: SubscriptionItem): boolean => {
    const start = paid?.periodStart ?? null
    return start !== null && chileanDate(addedAt) < start && (removedAt === null || chileanDate(removedAt) > start)
  }
  const nextPrice = ({ baseId, amount }: SubscriptionItem): number => {
    const change = changes.find((each) => each.baseId === baseId && nextOn !== null && each.effectiveOn <= nextOn)
    if (change === undefined) return amount
    return needsConsent(change) ? 0 : change.newAmount
  }
  const lines = [...Map.groupBy(one.items, ({ baseId }) => baseId)].flatMap(([base, items]) => {
    const present = items.find(({ removedAt }) => removedAt === null) ?? null
    const shown = present ?? items.at(-1)
    if (shown === undefined || (present === null && (shown.readableUntil ?? '') < today)) return []
    return [
      {
        base,
        nombre: getBase(base).name,
        esteMes: items.filter(isCharged).reduce((sum, { amount }) => sum + amount, 0),
        proxima: present === null || nextOn === null ? null : nextPrice(present),
        itemId: present?.itemId ?? null,
        legibleDesde: shown.readableFrom,
        legibleHasta: shown.readableUntil,
      },
    ]
  })
  const { net, iva, total } = splitIva(lines.reduce((sum, { proxima }) => sum + (proxima ?? 0), serviceFee))
  const explained = lines.reduce((sum, { esteMes }) => sum + esteMes, serviceFee)
  return {
    tarifa: { esteMes: paid === null ? 0 : serviceFee, proxima: nextOn === null ? null : serviceFee },
    bases: lines,
    periodo:
      paid === null || paid.periodEnd === null
        ? null
        : {
            desde: paid.periodStart,
            hasta: paid.periodEnd,
            monto: { neto: paid.net, iva: paid.iva, total: paid.amount },
            diferencia: paid.amount - explained,
          },
    proximaFactura: nextOn === null ? null : { fecha: nextOn, monto: { neto: net, iva, total } },
  }
}

/** A subscription that was cancelled and still gives access beside the one that follows it. */
function describeEarlier(
  all: readonly UserSubscription[],
  { shown, today }: { readonly shown: UserSubscription; readonly today: string },
): OwnSubscription['anterior'] {
  const earlier = all.find((each) => each !== shown && givesAccess(deriveSubscriptionState(each, today)))
  if (earlier === undefined) return null
  return {
    motivo: subscriptionReasons[deriveSubscriptionState(earlier, today)],
    hasta: earlier.cancelAt ?? earlier.periodEnd,
    bases: earlier.items.filter(({ removedAt }) => removedAt === null).map(({ baseId }) => getBase(baseId).name),
  }
}
