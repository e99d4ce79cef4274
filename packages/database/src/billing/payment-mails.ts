import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentAttempts } from '../schema/billing-tables.ts'
import { paymentMails } from '../schema/payment-mail-tables.ts'
import type { PaymentMode } from './billing-audit.ts'

type Row = typeof paymentMails.$inferSelect
export type NewPaymentMail = Omit<Row, 'mode' | 'mailId' | 'sentAt'> & { readonly mode: PaymentMode; readonly mailId?: string }

/** Whether this mail is the first of its kind and subject. Pass the transaction that enqueues it. */
export async function claimPaymentMail(tx: Transaction, mail: NewPaymentMail): Promise<boolean> {
  const added = await tx.insert(paymentMails).values(mail).onConflictDoNothing().returning({ kind: paymentMails.kind })
  return added.length > 0
}

/**
 * When the written confirmation of a contract was enqueued, by the clock of payments; null where it never left. It is retried for a few
 * hours, so the day on which it was enqueued counts as that on which it was sent.
 */
export async function findConfirmation(
  db: Database | Transaction,
  { userId, mode, subscriptionId }: { readonly userId: string; readonly mode: PaymentMode; readonly subscriptionId: string },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: paymentMails.at })
    .from(paymentAttempts)
    .innerJoin(
      paymentMails,
      and(
        eq(paymentMails.subject, sql`${paymentAttempts.id}::text`),
        eq(paymentMails.mode, paymentAttempts.mode),
        eq(paymentMails.kind, 'contracted'),
        isNotNull(paymentMails.sentAt),
      ),
    )
    .where(and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.subscriptionId, subscriptionId), eq(paymentAttempts.mode, mode)))
    .orderBy(paymentMails.at)
    .limit(1)
  return row?.at ?? null
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
