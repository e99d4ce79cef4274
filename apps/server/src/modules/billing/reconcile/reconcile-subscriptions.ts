import {
  findPaymentSubscription,
  listRunningSubscriptions,
  listWaitingEvents,
  type PaymentSubscription,
  providerCallRetentionDays,
  purgeBillingAudit,
  purgeProviderRecords,
  purgeRetainedPayments,
} from '@basejuris/database'
import { addDays, chileanDate } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { FlowError, listAll, parseChargeOrder } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'
import { handleEvent } from '../provider/receive-callback.ts'
import { afterEarlier } from '../provider/require-provider.ts'
import { type SyncResult, type SyncServices, syncSubscription } from '../provider/sync-subscription.ts'

const page = 100
/** Days around the next invoice in which a subscription is asked about every hour. */
const renewalDays = 4
const auditYears = 6

/** What a run found that nobody had reported. Ids and amounts only. */
export interface Difference {
  readonly subscriptionId: string
  readonly what: 'changed' | 'held' | 'second' | 'missed payment'
  readonly details: readonly (string | number)[]
}

const isNearRenewal = ({ nextInvoiceDate, morose }: PaymentSubscription, today: string): boolean =>
  morose !== 0 || (nextInvoiceDate !== null && nextInvoiceDate <= addDays(today, 1) && today <= addDays(nextInvoiceDate, renewalDays))

/** Asks the provider about running subscriptions: all of them, or those near a renewal. An outage leaves the stored copies as they are. */
export async function reconcileSubscriptions(
  services: SyncServices,
  provider: PaymentProvider,
  { scope }: { readonly scope: 'all' | 'near renewal' },
): Promise<Difference[]> {
  const today = chileanDate(provider.now())
  const differences: Difference[] = []
  for (let after = ''; ; ) {
    const rows = await listRunningSubscriptions(services.db, { mode: provider.mode, after, limit: page })
    for (const row of rows.filter((one) => scope === 'all' || isNearRenewal(one, today)))
      differences.push(...(await reconcileOne(services, provider, row)))
    after = rows.at(-1)?.subscriptionId ?? ''
    if (rows.length < page) return differences
  }
}

async function reconcileOne(
  services: SyncServices,
  provider: PaymentProvider,
  { userId, subscriptionId }: PaymentSubscription,
): Promise<Difference[]> {
  if (userId === null) return []
  try {
    const result = await afterEarlier(provider, userId, () => syncSubscription(services, provider, { userId, subscriptionId, isJob: true }))
    return describeDifferences(subscriptionId, result)
  } catch (error) {
    if (error instanceof FlowError) return []
    throw error
  }
}

function describeDifferences(subscriptionId: string, { changed, heldInvoices, isSecond, paidInvoices }: SyncResult): Difference[] {
  return [
    ...(changed === null ? [] : [{ subscriptionId, what: 'changed', details: changed } as const]),
    ...(heldInvoices.length === 0 ? [] : [{ subscriptionId, what: 'held', details: heldInvoices } as const]),
    ...(isSecond ? [{ subscriptionId, what: 'second', details: [] } as const] : []),
    ...(paidInvoices.length === 0 ? [] : [{ subscriptionId, what: 'missed payment', details: paidInvoices } as const]),
  ]
}

/** Reads the payments that the provider received yesterday and today, and brings the subscriptions that they belong to up to date. */
export async function reconcilePayments(services: SyncServices, provider: PaymentProvider): Promise<Difference[]> {
  const today = chileanDate(provider.now())
  const endpoint = 'payment/getPayments'
  const paid = new Set<string>()
  for (const date of [addDays(today, -1), today])
    for await (const { commerceOrder } of listAll((range) => provider.client.call(endpoint, { date, ...range }), { endpoint })) {
      const order = parseChargeOrder(commerceOrder)
      if (order !== null) paid.add(order.subscriptionId)
    }
  const differences: Difference[] = []
  for (const subscriptionId of paid) {
    const row = await findPaymentSubscription(services.db, { mode: provider.mode, subscriptionId })
    if (row !== null) differences.push(...(await reconcileOne(services, provider, row)))
  }
  return differences
}

/** Handles notices whose job was lost. */
export async function handleWaitingEvents(
  services: SyncServices,
  provider: PaymentProvider,
  { untouchedMs }: { readonly untouchedMs: number },
): Promise<void> {
  const before = new Date(provider.now().getTime() - untouchedMs)
  for (const { id } of await listWaitingEvents(services.db, { before, limit: page }))
    await handleEvent(services, provider, id).catch((error: unknown) => {
      if (!(error instanceof FlowError)) throw error
    })
}

/** Deletes records whose time is over, also where no provider is configured. */
export async function purgePayments({ db }: Pick<Services, 'db'>, at: Date): Promise<void> {
  await purgeProviderRecords(db, new Date(at.getTime() - providerCallRetentionDays * dayMs))
  await purgeRetainedPayments(db, chileanDate(at))
  const auditLimit = new Date(at)
  auditLimit.setUTCFullYear(at.getUTCFullYear() - auditYears)
  auditLimit.setUTCDate(auditLimit.getUTCDate() - 1)
  await purgeBillingAudit(db, auditLimit)
}
