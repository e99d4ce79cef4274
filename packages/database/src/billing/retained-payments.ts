import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import {
  paymentConsents,
  paymentInvoices,
  paymentRefunds,
  paymentSubscriptions,
  paymentWithdrawals,
  taxDocuments,
} from '../schema/billing-tables.ts'

const retained = [paymentSubscriptions, paymentInvoices, taxDocuments, paymentConsents, paymentWithdrawals, paymentRefunds] as const

/** Before an account is deleted: its rows are stored until this day, then without link to anybody. Answers how many there are. */
export async function retainPaymentRecords(tx: Transaction, userId: string, until: string): Promise<number> {
  let count = 0
  for (const table of retained) {
    await tx.update(table).set({ retainedUntil: until }).where(eq(table.userId, userId))
    count += await tx.$count(table, eq(table.userId, userId))
  }
  return count
}

/** Deletes rows of deleted accounts whose time is over. `today` is a Chilean day. */
export async function purgeRetainedPayments(db: Database | Transaction, today: string): Promise<void> {
  for (const table of retained) await db.delete(table).where(and(isNull(table.userId), lt(table.retainedUntil, today)))
}
