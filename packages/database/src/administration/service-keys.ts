import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { serviceKeys } from '../schema/schema.ts'

/** A key of a machine, without the key itself. */
export interface ServiceKeyRow {
  readonly name: string
  /** SHA-256 of the key, in hexadecimal. */
  readonly keyHash: string
  /** Bases whose text it may read; null for all. */
  readonly bases: readonly string[] | null
  readonly requestsPerMinute: number
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

/** False when there is a key of that name, revoked ones included. */
export async function addServiceKey(db: Database | Transaction, key: Omit<ServiceKeyRow, 'revokedAt'>): Promise<boolean> {
  const added = await db
    .insert(serviceKeys)
    .values({ ...key, bases: key.bases === null ? null : [...key.bases] })
    .onConflictDoNothing()
    .returning({ name: serviceKeys.name })
  return added.length > 0
}

/** By name, revoked ones included. */
export async function listServiceKeys(db: Database | Transaction): Promise<ServiceKeyRow[]> {
  return db.select().from(serviceKeys).orderBy(asc(serviceKeys.name))
}

/** Those that open something. */
export async function listOpenServiceKeys(db: Database | Transaction): Promise<ServiceKeyRow[]> {
  return db.select().from(serviceKeys).where(isNull(serviceKeys.revokedAt))
}

/** False when there is no key of that name that opens something. */
export async function revokeServiceKey(db: Database | Transaction, name: string, at: Date): Promise<boolean> {
  const revoked = await db
    .update(serviceKeys)
    .set({ revokedAt: at })
    .where(and(eq(serviceKeys.name, name), isNull(serviceKeys.revokedAt)))
    .returning({ name: serviceKeys.name })
  return revoked.length > 0
}
