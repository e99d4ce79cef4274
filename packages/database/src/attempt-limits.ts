import { lt } from 'drizzle-orm'
import type { Database } from './open-database.ts'
import { attemptLimits } from './schema-accounts.ts'

/** Answers how many there were. */
export async function forgetExpiredAttempts(db: Database, now: Date): Promise<number> {
  const forgotten = await db.delete(attemptLimits).where(lt(attemptLimits.expire, now)).returning({ key: attemptLimits.key })
  return forgotten.length
}
