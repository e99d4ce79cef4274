import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../connection/open-database.ts'
import { analyses } from '../schema/analysis-tables.ts'
import { researchJobs } from '../schema/research-tables.ts'

/** Key of the lock under which research jobs and analyses begin. */
const claimLock = 7_309_231

/** Until the transaction ends, no other research job or analysis begins. */
export async function lockRunningJobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`)
}

/** Research jobs and analyses that run, of all users. */
export async function countRunningJobs(tx: Transaction): Promise<number> {
  const [research, analysed] = [
    await tx.$count(researchJobs, eq(researchJobs.state, 'en_curso')),
    await tx.$count(analyses, eq(analyses.state, 'en_curso')),
  ]
  return research + analysed
}
