import {
  endedSubject,
  listDueCancellations,
  listDueWithdrawals,
  listEndingUsers,
  listUserSubscriptions,
  type UserSubscription,
} from '@basejuris/database'
import { chileanDate, deriveSubscriptionState, givesAccess } from '@basejuris/domain'
import { accessEndedMail, cancelledMail, withdrawnMail } from '../../../mail/templates/payments/ending-mails.ts'
import type { MailSearch, PaymentMail } from './payment-mail.ts'

const cancelled = 4

export async function cancellationMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDueCancellations(search.db, search, { sinceDay: chileanDate(search.since) })
  return due.map(({ userId, email, hasPaidInvoice: wasPaid, subscription }) => {
    const { subscriptionId, status, cancelAt, periodEnd } = subscription
    const until = status === cancelled ? null : (cancelAt ?? periodEnd)
    return { userId, email, kind: 'cancelled', subject: subscriptionId, content: cancelledMail({ until, wasPaid }, search.site) }
  })
}

export async function withdrawalMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDueWithdrawals(search.db, search)
  return due.map(({ userId, email, withdrawal: { subscriptionId, requestedAt }, charged }) => ({
    userId,
    email,
    kind: 'withdrawn',
    subject: subscriptionId,
    content: withdrawnMail({ requestedAt, refunded: charged }, search.site),
  }))
}

/** Paid subscriptions that give access no more, of users whom no other one lets read. Where one ended at once, its cancellation said so. */
export async function accessEndedMails(search: MailSearch): Promise<PaymentMail[]> {
  const { db, mode, today, site } = search
  const users = await listEndingUsers(db, search, { from: chileanDate(search.since), before: today })
  const mails = await Promise.all(
    users.map(async ({ userId, email }): Promise<PaymentMail | null> => {
      const all = await listUserSubscriptions(db, { userId, mode })
      const states = all.map((one) => ({ one, state: deriveSubscriptionState(one, today) }))
      if (states.some(({ state }) => givesAccess(state))) return null
      const [last] = states
        .filter(({ one }) => one.hasPaidInvoice)
        .sort((left, right) => (right.one.periodEnd ?? '').localeCompare(left.one.periodEnd ?? ''))
      if (last === undefined || (last.one.periodEnd ?? today) < chileanDate(search.since) || endedAtOnce(last.one)) return null
      const { subscriptionId, periodEnd } = last.one.row
      const content = accessEndedMail({ state: last.state, lastDay: last.state === 'arrears' ? null : periodEnd }, site)
      return { userId, email, kind: 'ended', subject: endedSubject(subscriptionId, periodEnd), content }
    }),
  )
  return mails.filter((mail) => mail !== null)
}

const endedAtOnce = ({ row }: UserSubscription): boolean => row.status === cancelled && !row.cancelAtPeriodEnd
