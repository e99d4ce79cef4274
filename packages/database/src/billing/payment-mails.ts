import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentMails } from '../schema/payment-mail-tables.ts'
import type { PaymentMode } from './billing-audit.ts'

type Row = typeof paymentMails.$inferSelect
export type NewPaymentMail = Omit<Row, 'mode'> & { readonly mode: PaymentMode }

/** Whether this mail is the first of its kind and subject. Pass the transaction that enqueues it. */
export async function claimPaymentMail(tx: Transaction, mail: NewPaymentMail): Promise<boolean> {
  const added = await tx.insert(paymentMails).values(mail).onConflictDoNothing().returning({ kind: paymentMails.kind })
  return added.length > 0
}

/** Kinds and subjects of the mails of a user. */
export async function listPaymentMails(
  db: Database | Transaction,
  { userId, mode }: { readonly userId: string; readonly mode: PaymentMode },
): Promise<Pick<Row, 'kind' | 'subject' | 'at'>[]> {
  return db
    .select({ kind: paymentMails.kind, subject: paymentMails.subject, at: paymentMails.at })
    .from(paymentMails)
    .where(and(eq(paymentMails.userId, userId), eq(paymentMails.mode, mode)))
    .orderBy(paymentMails.at, paymentMails.kind)
}
