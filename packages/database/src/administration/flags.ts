import type { Flags } from '@basejuris/domain'
import { eq, sql } from 'drizzle-orm'
import type { Database, OpenDatabase, Transaction } from '../connection/open-database.ts'
import { shareUntilWritten } from '../connection/share-concurrent-calls.ts'
import { flags } from '../schema/schema.ts'

/** Flags as an operator set them. A flag that was never set has its default. */
export async function getFlags(db: Database | Transaction, defaults: Flags): Promise<Flags> {
  const rows = await db.select({ name: flags.name, value: flags.value }).from(flags)
  const set = Object.fromEntries(rows.filter((row) => row.name in defaults).map((row) => [row.name, row.value]))
  return { ...defaults, ...set }
}

/** The same for who asks often. */
export function createFlagReader({ db, writeCount }: Pick<OpenDatabase, 'db' | 'writeCount'>, defaults: Flags): () => Promise<Flags> {
  return shareUntilWritten(writeCount, () => getFlags(db, defaults))
}

export async function setFlag(db: Database | Transaction, name: keyof Flags, value: boolean): Promise<void> {
  await writeFlag(db, name, value)
}

const demonstrationRemoved = 'demonstrationRemoved'

/** Whether an operator removed the demonstration corpus, so that no start brings it back. */
export async function isDemonstrationRemoved(db: Database | Transaction): Promise<boolean> {
  const [row] = await db.select({ value: flags.value }).from(flags).where(eq(flags.name, demonstrationRemoved))
  return row?.value ?? false
}

export async function setDemonstrationRemoved(db: Database | Transaction, removed: boolean): Promise<void> {
  await writeFlag(db, demonstrationRemoved, removed)
}

async function writeFlag(db: Database | Transaction, name: string, value: boolean): Promise<void> {
  await db
    .insert(flags)
    .values({ name, value })
    .onConflictDoUpdate({ target: flags.name, set: { value, updatedAt: sql`now()` } })
}
