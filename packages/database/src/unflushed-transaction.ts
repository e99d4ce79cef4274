import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './open-database.ts'

/**
 * A transaction whose commit waits for no disk: a process that is killed may lose it, whole, until a later one is confirmed, which confirms it too. For what
 * nobody is told of before that.
 */
export const unflushedTransaction = <T>(db: Database, act: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    return act(tx)
  })
