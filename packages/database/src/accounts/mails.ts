import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { mails } from '../schema/account-tables.ts'

export type MailRow = typeof mails.$inferSelect

export async function addMail(db: Database | Transaction, mail: MailRow): Promise<void> {
  await db.insert(mails).values(mail)
}

export async function findMail(db: Database | Transaction, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

export async function removeMail(db: Database | Transaction, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}
