import type { Flags } from '@basejuris/domain'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { flags } from '../schema/schema.ts'

/** Flags as an operator set them. A flag that was never set has its default. */
export async function getFlags(db: Database | Transaction, defaults: Flags): Promise<Flags> {
  const rows = await db.select({ name: flags.name, value: flags.value }).from(flags)
  const set = Object.fromEntries(rows.filter((row) => row.name in defaults).map((row) => [row.name, row.value]))
  return { ...defaults, ...set }
}

export async function setFlag(db: Database | Transaction, name: keyof Flags, value: boolean): Promise<void> {
  await db
    .insert(flags)
    .values({ name, value })
    .onConflictDoUpdate({ target: flags.name, set: { value, updatedAt: sql`now()` } })
}
