import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from './open-database.ts'
import { auditLog } from './schema.ts'

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export interface AuditEntry {
  readonly at: Date
  /** `operator`, `system`, or `user:<id>`. */
  readonly actor: string
  /** `ruling.removed`, `flag.set`, … */
  readonly action: string
  /** Id of what was acted on. */
  readonly subject: string
  /** Counts and reasons; never ruling text, queries or personal data. */
  readonly details: z.infer<typeof detailsSchema>
}

/** Give the transaction of the action itself, so that neither stands without the other. */
export async function recordAudit(db: Database | Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditLog).values([...entries])
}

/** Newest first. */
export async function listAudit(
  db: Database | Transaction,
  { subject, limit }: { subject?: string; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(subject === undefined ? undefined : eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(limit)
  return rows.map(({ id: _id, ...entry }) => ({ ...entry, details: detailsSchema.parse(entry.details) }))
}
