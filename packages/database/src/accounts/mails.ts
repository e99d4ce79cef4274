import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { mails } from '../schema/account-tables.ts'
import { paymentMails } from '../schema/payment-mail-tables.ts'

export type MailRow = typeof mails.$inferSelect

export async function addMail(db: Database | Transaction, mail: MailRow): Promise<void> {
  await db.insert(mails).values(mail)
}

export async function findMail(db: Database | Transaction, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

/** Erases the content of a mail that was sent, and notes the moment where the mail was about a payment. */
export async function settleMail(db: Database, id: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(paymentMails).set({ sentAt: at }).where(eq(paymentMails.mailId, id))
    await tx.delete(mails).where(eq(mails.id, id))
  })
}
