import { createHash } from 'node:crypto'
import type { RulingFacts } from '@basejuris/domain'
import { and, count, eq, inArray, max, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { foldCaption } from '../rulings/fold-caption.ts'
import { privacyMeasures } from '../schema/request-tables.ts'
import { rulings, rulingVersions } from '../schema/schema.ts'

export type PrivacyMeasure = typeof privacyMeasures.$inferSelect

/** Hash of collection, court, docket number and day. It recognizes a decision in another source. Null without docket number or day. */
export function decisionKey({ collection, court, docketNumber, decidedOn }: RulingFacts): string | null {
  return docketNumber === null || decidedOn === null
    ? null
    : createHash('sha256').update([collection, court, docketNumber, decidedOn].join('\n')).digest('base64url')
}

export interface NewPrivacyMeasure extends Pick<PrivacyMeasure, 'kind' | 'sealedNames' | 'reference' | 'createdAt'> {
  readonly ruling: RulingFacts
  readonly newId: () => string
}

/** Applies a measure to a stored ruling and to every record that is a version of it. */
export async function addPrivacyMeasure(tx: Transaction, { ruling, newId, ...measure }: NewPrivacyMeasure): Promise<void> {
  const versions = await tx
    .selectDistinct({ recordId: rulingVersions.recordId })
    .from(rulingVersions)
    .where(eq(rulingVersions.docId, ruling.docId))
  const docIds = new Set([ruling.docId, ...versions.map(({ recordId }) => recordId)])
  const key = decisionKey(ruling)
  await tx.insert(privacyMeasures).values([...docIds].map((docId) => ({ ...measure, id: newId(), docId, decisionKey: key })))
}

/** Ids of the records that the measures of a request changed. */
export async function listMeasuredRulings(db: Database | Transaction, reference: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ docId: privacyMeasures.docId })
    .from(privacyMeasures)
    .where(eq(privacyMeasures.reference, reference))
    .orderBy(privacyMeasures.docId)
  return rows.map(({ docId }) => docId)
}

/** Changes with every measure. Whoever stored it can tell later whether another was taken since. */
export async function describePrivacyMeasures(db: Database | Transaction): Promise<string> {
  const [row] = await db.select({ count: count(), last: max(privacyMeasures.createdAt) }).from(privacyMeasures)
  return `${row?.count ?? 0} ${row?.last?.toISOString() ?? '-'}`
}

/** Measures on any of these records, by docId or by decision key. */
export async function listPrivacyMeasures(
  db: Database | Transaction,
  { docIds, keys }: { readonly docIds: readonly string[]; readonly keys: readonly string[] },
): Promise<PrivacyMeasure[]> {
  if (docIds.length === 0) return []
  const byId = inArray(privacyMeasures.docId, [...docIds])
  return db
    .select()
    .from(privacyMeasures)
    .where(keys.length === 0 ? byId : or(byId, inArray(privacyMeasures.decisionKey, [...keys])))
}

/** Stored rulings with the same collection, court, docket number and day, the given one included: a cassation and its replacement ruling. */
export async function listSameDecision(db: Database | Transaction, ruling: RulingFacts): Promise<string[]> {
  const { docketNumber, decidedOn, collection, court } = ruling
  if (docketNumber === null || decidedOn === null) return [ruling.docId]
  const rows = await db
    .select({ docId: rulings.docId })
    .from(rulings)
    .where(
      and(
        eq(rulings.docketNumber, docketNumber),
        eq(rulings.decidedOn, decidedOn),
        eq(rulings.collection, collection),
        eq(rulings.court, court),
      ),
    )
    .orderBy(rulings.docId)
  return [ruling.docId, ...rows.flatMap(({ docId }) => (docId === ruling.docId ? [] : [docId]))]
}

const maxSameCaption = 50

/** At most fifty other stored rulings with the same caption. Most are other instances of the case. */
export async function listSameCaption(db: Database | Transaction, { docId, caption }: RulingFacts): Promise<string[]> {
  const rows = await db
    .select({ docId: rulings.docId })
    .from(rulings)
    .where(and(eq(rulings.captionFolded, foldCaption(caption)), ne(rulings.docId, docId)))
    .orderBy(rulings.docId)
    .limit(maxSameCaption)
  return rows.map((row) => row.docId)
}
