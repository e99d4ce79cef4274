import type { SubscriptionView } from '@basejuris/contract'
import {
  findConfirmation,
  findWithdrawal,
  invoiceStatuses,
  listInvoicesOf,
  listOpenPriceChanges,
  listRefunds,
  type PaymentInvoice,
  type PaymentRefund,
  type PaymentWithdrawal,
  type PriceChange,
  type UserSubscription,
} from '@basejuris/database'
import { chileanDate, contractedOn, getBase, needsConsent, priceAcceptUntil, withdrawalUntil } from '@basejuris/domain'
import type { PaymentProvider, Services } from '../../../services.ts'
import { priceConsent } from '../prices/price-consent.ts'

/** What the law grants for a subscription: withdrawal, and consent to changed prices. */
export type SubscriptionTerms = Pick<SubscriptionView, 'retracto' | 'preciosNuevos' | 'consentimientoPrecios'>

/** What is stored about one subscription, on the day in Chile. */
export interface SubscriptionFacts {
  readonly invoices: readonly PaymentInvoice[]
  readonly changes: readonly PriceChange[]
  readonly withdrawal: PaymentWithdrawal | null
  readonly refunds: readonly PaymentRefund[]
  /** When the written confirmation was sent. */
  readonly confirmedAt: Date | null
  readonly today: string
}

export async function readSubscriptionFacts(
  { db }: Pick<Services, 'db'>,
  { mode, now }: Pick<PaymentProvider, 'mode' | 'now'>,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<SubscriptionFacts> {
  const [invoices, changes, withdrawal, refunds, confirmedAt] = await Promise.all([
    listInvoicesOf(db, { mode, subscriptionId }),
    listOpenPriceChanges(db, { mode, subscriptionId }),
    findWithdrawal(db, { mode, subscriptionId }),
    listRefunds(db, { mode, subscriptionIds: [subscriptionId] }),
    findConfirmation(db, { userId, mode, subscriptionId }),
  ])
  return { invoices, changes, withdrawal, refunds, confirmedAt, today: chileanDate(now()) }
}

export function termsOf(one: UserSubscription, facts: SubscriptionFacts): SubscriptionTerms {
  const { changes, today } = facts
  const waiting = changes.filter((change) => waitsForConsent(change, today))
  return {
    retracto: describeWithdrawal(one, facts),
    preciosNuevos: changes.map((change) => presentPriceChange(change, today)),
    consentimientoPrecios: waiting.length === 0 ? null : priceConsent(waiting),
  }
}

function describeWithdrawal(
  { row }: UserSubscription,
  { invoices, withdrawal, refunds, confirmedAt, today }: SubscriptionFacts,
): SubscriptionTerms['retracto'] {
  const paid = invoices.filter(({ status }) => status === invoiceStatuses.paid)
  const charged = paid.reduce((sum, { amount }) => sum + amount, 0)
  const confirmedOn = confirmedAt === null ? null : chileanDate(confirmedAt)
  const until = withdrawalUntil(contractedOn(row.createdAt, paid.toReversed()), { confirmedOn, today })
  return {
    disponible: withdrawal === null && today <= until,
    hasta: until,
    monto: charged,
    solicitadoEl: withdrawal?.requestedAt.toISOString() ?? null,
    devolucion: withdrawal === null ? null : presentRefunds(refunds, charged),
  }
}

const stateWords = { pending: 'en_curso', requested: 'solicitada', refunded: 'devuelta', rejected: 'en_revision' } as const
/** The state of several is that of the one that has come least far. */
const fromWorst = ['rejected', 'pending', 'requested', 'refunded'] as const

export const presentRefund = ({ amount, state }: PaymentRefund) => ({ monto: amount, estado: stateWords[state] })

function presentRefunds(refunds: readonly PaymentRefund[], charged: number): SubscriptionTerms['retracto']['devolucion'] {
  if (charged === 0) return null
  const state = fromWorst.find((one) => refunds.some((refund) => refund.state === one)) ?? 'pending'
  return { monto: charged, estado: stateWords[state] }
}

const waitsForConsent = (change: PriceChange, today: string): boolean =>
  needsConsent(change) && today <= priceAcceptUntil(change.effectiveOn)

function presentPriceChange(change: PriceChange, today: string) {
  const { baseId, oldAmount, newAmount, effectiveOn, acceptedAt } = change
  return {
    base: baseId,
    nombre: getBase(baseId).name,
    precioActual: oldAmount,
    precioNuevo: newAmount,
    desde: effectiveOn,
    aceptarHasta: priceAcceptUntil(effectiveOn),
    aceptadoEl: acceptedAt?.toISOString() ?? null,
    porAceptar: waitsForConsent(change, today),
  }
}
