import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../schema/account-tables.ts'
import { paymentCustomers } from '../schema/billing-tables.ts'
import { paymentMails } from '../schema/payment-mail-tables.ts'
import type { PaymentMode } from './billing-audit.ts'

/** Which mails are looked for: those of events after `since` that were not enqueued yet. */
export interface DueMails {
  readonly mode: PaymentMode
  readonly since: Date
}

/** Mails of a kind in one run; the next run goes on. */
export const maxDue = 500

/** Columns of the person a mail is for. */
export const recipient = { userId: users.id, email: users.email }

/** Columns of the card that is charged. */
export const card = { creditCardType: paymentCustomers.creditCardType, last4CardDigits: paymentCustomers.last4CardDigits }

export function unmailed(kind: string, { mode }: DueMails, subject: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${paymentMails} m where m.mode = ${mode} and m.kind = ${kind} and m.subject = ${subject})`
}
