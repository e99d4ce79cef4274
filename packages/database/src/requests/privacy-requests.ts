import { type PrivacyResolution, privacyResolutionSchema, privacyRightSchema } from '@basejuris/domain'
import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '../administration/audit-log.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { privacyRequests } from '../schema/request-tables.ts'

const requestSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  codeHash: z.string(),
  right: privacyRightSchema,
  docId: z.string().nullable(),
  emailHash: z.string().nullable(),
  /** Null after the request is resolved. */
  sealed: z.string().nullable(),
  receivedAt: z.date(),
  dueAt: z.date(),
  extendedAt: z.date().nullable(),
  resolution: privacyResolutionSchema.nullable(),
  reason: z.string().nullable(),
  resolvedAt: z.date().nullable(),
})
export type PrivacyRequest = z.infer<typeof requestSchema>
export type NewPrivacyRequest = Omit<PrivacyRequest, 'emailHash' | 'sealed' | 'extendedAt' | 'resolution' | 'reason' | 'resolvedAt'> & {
  readonly emailHash: string
  readonly sealed: string
}

/** Stores a request with its audit entry. None is refused: the term of the law begins with it. */
export async function addPrivacyRequest(db: Database | Transaction, request: NewPrivacyRequest): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(privacyRequests).values(request)
    const details = { right: request.right, docId: request.docId, dueAt: request.dueAt.toISOString() }
    await recordAudit(tx, [{ at: request.receivedAt, actor: 'guest', action: 'privacy.received', subject: request.reference, details }])
  })
}

export function countOpenPrivacyRequests(db: Database | Transaction): Promise<number> {
  return db.$count(privacyRequests, isNull(privacyRequests.resolution))
}

/** Open ones by due date; resolved ones last resolved first. */
export async function listPrivacyRequests(
  db: Database | Transaction,
  { state, limit }: { readonly state: 'open' | 'closed'; readonly limit: number },
): Promise<PrivacyRequest[]> {
  const rows = await db
    .select()
    .from(privacyRequests)
    .where(state === 'open' ? isNull(privacyRequests.resolution) : isNotNull(privacyRequests.resolution))
    .orderBy(state === 'open' ? asc(privacyRequests.dueAt) : desc(privacyRequests.resolvedAt), asc(privacyRequests.id))
    .limit(limit)
  return rows.map((row) => requestSchema.parse(row))
}

export async function findPrivacyRequest(db: Database | Transaction, reference: string): Promise<PrivacyRequest | null> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.reference, reference))
  return row === undefined ? null : requestSchema.parse(row)
}

/** Extends the due date once, as the law allows. False when it was extended before, is overdue or the request is resolved. */
export async function extendPrivacyRequest(
  db: Database | Transaction,
  { reference, dueAt, reason, at }: { readonly reference: string; readonly dueAt: Date; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const extended = await tx
      .update(privacyRequests)
      .set({ dueAt, extendedAt: at, reason })
      .where(
        and(
          eq(privacyRequests.reference, reference),
          gt(privacyRequests.dueAt, at),
          isNull(privacyRequests.extendedAt),
          isNull(privacyRequests.resolution),
        ),
      )
      .returning({ id: privacyRequests.id })
    if (extended.length === 0) return false
    const details = { dueAt: dueAt.toISOString() }
    await recordAudit(tx, [{ at, actor: 'operator', action: 'privacy.extended', subject: reference, details }])
    return true
  })
}

/** Resolves an open request, erases the person and their text, and writes an audit entry. False when no open request has this reference. */
export async function resolvePrivacyRequest(
  tx: Transaction,
  {
    reference,
    resolution,
    reason,
    docIds,
    at,
  }: {
    readonly reference: string
    readonly resolution: PrivacyResolution
    readonly reason: string
    readonly docIds: readonly string[]
    readonly at: Date
  },
): Promise<boolean> {
  const resolved = await tx
    .update(privacyRequests)
    .set({ resolution, reason, resolvedAt: at, sealed: null, emailHash: null })
    .where(and(eq(privacyRequests.reference, reference), isNull(privacyRequests.resolution)))
    .returning({ id: privacyRequests.id })
  if (resolved.length === 0) return false
  const details = { resolution, rulings: docIds.join(' ') }
  await recordAudit(tx, [{ at, actor: 'operator', action: 'privacy.resolved', subject: reference, details }])
  return true
}
