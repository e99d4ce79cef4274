import { and, count, desc, eq, gte, inArray, max, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { auditLog } from '../schema/schema.ts'

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export interface AuditEntry {
  readonly at: Date
  /** `operator`, `system`, or `user:<id>`. */
  readonly actor: string
  /** `ruling.removed`, `flag.set`, … */
  readonly action: string
  /** Id of the thing the action changed. */
  readonly subject: string
  /** Counts and reasons; never ruling text, queries or personal data. */
  readonly details: z.infer<typeof detailsSchema>
}

/** Pass the transaction of the action itself, so that both are stored or neither. */
export async function recordAudit(db: Database | Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditLog).values([...entries])
}

export interface AuditFilter {
  readonly subject?: string
  readonly actions?: readonly string[]
}

const fits = ({ subject, actions }: AuditFilter) =>
  and(
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    actions === undefined ? undefined : inArray(auditLog.action, [...actions]),
  )

export function countAudit(db: Database | Transaction, filter: AuditFilter): Promise<number> {
  return db.$count(auditLog, fits(filter))
}

export interface SubjectAudit extends AuditFilter {
  readonly subjects: readonly string[]
  readonly since: Date
  /** Entries of this actor do not count. */
  readonly notBy: string
}

/** By subject, how many entries fit and the newest one. Subjects without any are missing. */
export async function summariseAudit(
  db: Database | Transaction,
  { subjects, since, notBy, ...filter }: SubjectAudit,
): Promise<ReadonlyMap<string, { readonly total: number; readonly newest: AuditEntry }>> {
  if (subjects.length === 0) return new Map()
  const fitting = and(fits(filter), inArray(auditLog.subject, [...subjects]), gte(auditLog.at, since), ne(auditLog.actor, notBy))
  const groups = await db
    .select({ total: count(), newest: max(auditLog.id) })
    .from(auditLog)
    .where(fitting)
    .groupBy(auditLog.subject)
  const ids = groups.flatMap(({ newest }) => newest ?? [])
  const rows = ids.length === 0 ? [] : await db.select().from(auditLog).where(inArray(auditLog.id, ids))
  return new Map(
    rows.map(({ id, ...entry }) => [
      entry.subject,
      {
        total: groups.find(({ newest }) => newest === id)?.total ?? 0,
        newest: { ...entry, details: detailsSchema.parse(entry.details) },
      },
    ]),
  )
}

/** Newest first. */
export async function listAudit(
  db: Database | Transaction,
  { offset = 0, limit, ...filter }: AuditFilter & { readonly offset?: number; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = await db.select().from(auditLog).where(fits(filter)).orderBy(desc(auditLog.id)).offset(offset).limit(limit)
  return rows.map(({ id: _id, ...entry }) => ({ ...entry, details: detailsSchema.parse(entry.details) }))
}
