import type { TermsSection } from '@basejuris/contract/terms'
import {
  listDueAddedBases,
  listDueCardChecks,
  listDueContracts,
  listDuePriceChanges,
  listDueReminders,
  listInvoicesOf,
  listUserSubscriptions,
  type UserSubscription,
} from '@basejuris/database'
import {
  addDays,
  type BaseId,
  chileanDate,
  contractedOn,
  deriveSubscriptionState,
  getBase,
  givesAccess,
  oldCardMonths,
  oldCardsBefore,
  priceAcceptUntil,
  splitIva,
  withdrawalUntil,
} from '@basejuris/domain'
import { z } from 'zod'
import {
  baseAddedMail,
  cardCheckMail,
  contractedMail,
  priceChangeMail,
  reminderMail,
} from '../../../mail/templates/payments/contract-mails.ts'
import type { MailSearch, PaymentMail } from './payment-mail.ts'

/** Days before the first full charge on which it is announced. */
const reminderDays = 7
const cardCheckDays = 14

/** Terms as they were stored with a consent. */
const termsSectionsSchema: z.ZodType<readonly TermsSection[]> = z.array(
  z.object({ id: z.string(), title: z.string(), body: z.array(z.union([z.string(), z.array(z.string())])) }),
)

const isWaiting = ({ readableFrom, removedAt }: UserSubscription['items'][number]): boolean => readableFrom === null && removedAt === null

export async function contractMails(search: MailSearch): Promise<PaymentMail[]> {
  const { db, mode, site, today } = search
  const due = await listDueContracts(db, search)
  return Promise.all(
    due.map(async ({ userId, email, attempt, consent, terms, subscription, ...card }) => {
      const { subscriptionId, createdAt, nextInvoiceDate, periodEnd, status } = subscription
      const invoices = await listInvoicesOf(db, { mode, subscriptionId })
      const own = (await listUserSubscriptions(db, { userId, mode })).find(({ row }) => row.subscriptionId === subscriptionId)
      const contractedAt = attempt.updatedAt
      const hasStarted = status !== 0
      const fullChargeOn = nextInvoiceDate ?? addDays(periodEnd ?? chileanDate(contractedAt), 1)
      const content = contractedMail(
        {
          contractedAt,
          bases: attempt.bases.map((id) => getBase(id as BaseId).name),
          waiting: (own?.items ?? []).filter(isWaiting).map(({ baseId }) => getBase(baseId).name),
          today: hasStarted ? splitIva(attempt.expectedToday) : null,
          monthly: splitIva(attempt.expectedMonthly),
          fullChargeOn,
          card,
          consent,
          terms: terms === null ? null : termsSectionsSchema.parse(terms),
          withdrawUntil: withdrawalUntil(contractedOn(createdAt, invoices), { confirmedOn: today, today }),
        },
        site,
      )
      return { userId, email, kind: 'contracted', subject: attempt.id, content }
    }),
  )
}

export async function addedBaseMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDueAddedBases(search.db, search)
  return due.map(({ userId, email, item, subscription }) => ({
    userId,
    email,
    kind: 'base_added',
    subject: item.id,
    content: baseAddedMail(
      {
        base: getBase(item.baseId as BaseId).name,
        price: splitIva(item.amount),
        addedAt: item.addedAt,
        chargedFrom: subscription.nextInvoiceDate,
        readableFrom: item.readableFrom,
      },
      search.site,
    ),
  }))
}

/** Seven days before the first invoice with the bases, or later where a job could not run. */
export async function reminderMails(search: MailSearch): Promise<PaymentMail[]> {
  const { db, mode, today, site } = search
  const due = await listDueReminders(db, search, { from: addDays(today, 1), until: addDays(today, reminderDays) })
  const mails = due.map(async ({ userId, email, subscription, ...card }): Promise<PaymentMail | null> => {
    const { subscriptionId, nextInvoiceDate: fullChargeOn } = subscription
    const own = (await listUserSubscriptions(db, { userId, mode })).find(({ row }) => row.subscriptionId === subscriptionId)
    if (own === undefined || fullChargeOn === null) return null
    if (own.status !== 0 && !givesAccess(deriveSubscriptionState(own, today))) return null
    const present = own.items.filter(({ removedAt }) => removedAt === null)
    const monthly = splitIva(present.reduce((sum, { amount }) => sum + amount, own.row.serviceFee))
    return { userId, email, kind: 'reminder', subject: subscriptionId, content: reminderMail({ fullChargeOn, monthly, card }, site) }
  })
  return (await Promise.all(mails)).filter((mail) => mail !== null)
}

export async function priceChangeMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDuePriceChanges(search.db, search)
  return due.map(({ userId, email, change: { id, baseId, oldAmount, newAmount, effectiveOn } }) => ({
    userId,
    email,
    kind: 'price_change',
    subject: id,
    content: priceChangeMail(
      {
        base: getBase(baseId as BaseId).name,
        oldPrice: oldAmount,
        newPrice: splitIva(newAmount),
        effectiveOn,
        acceptUntil: priceAcceptUntil(effectiveOn),
      },
      search.site,
    ),
  }))
}

/** Once a year for a card that may be about to expire, in the days before a charge. */
export async function cardCheckMails(search: MailSearch): Promise<PaymentMail[]> {
  const { db, at, today, site } = search
  const due = await listDueCardChecks(db, search, { registeredBefore: oldCardsBefore(at), invoicedUntil: addDays(today, cardCheckDays) })
  return due.map(({ userId, email, registeredAt, subscription, ...card }) => {
    const registered = registeredAt ?? at
    const subject = `${subscription.subscriptionId}:${chileanDate(registered)}:${yearsPast(registered, at)}`
    const content = cardCheckMail({ card, registeredAt: registered, nextInvoiceOn: subscription.nextInvoiceDate }, site)
    return { userId, email, kind: 'card_check', subject, content }
  })
}

/** Whole years since a card became old. */
function yearsPast(registered: Date, at: Date): number {
  const months = (at.getUTCFullYear() - registered.getUTCFullYear()) * 12 + at.getUTCMonth() - registered.getUTCMonth()
  return Math.max(0, Math.floor((months - oldCardMonths) / 12))
}
