import { createHash } from 'node:crypto'
import type { RulingFacts } from '@basejuris/domain'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { foldCaption } from '../rulings/fold-caption.ts'
import { privacyMeasures } from '../schema/request-tables.ts'
import { rulings, rulingVersions } from '../schema/schema.ts'

export type PrivacyMeasure = typeof privacyMeasures.$inferSelect

/** Knows a decision again in another source: hash of collection, court, docket number and day; null when one of the last two is unknown. */
export function decisionKey({ collection, court, docketNumber, decidedOn }: RulingFacts): string | null {
  return docketNumber === null || decidedOn === null
    ? null
    : createHash('sha256').update([collection, court, docketNumber, decidedOn].join('\n')).digest('base64url')
}

export interface NewPrivacyMeasure extends Pick<PrivacyMeasure, 'kind' | 'sealedNames' | 'reference' | 'createdAt'> {
  readonly ruling: RulingFacts
  readonly newId: () => string
}

/** Makes a measure hold for a stored ruling and every record that is a version of it. */
export async function addPrivacyMeasure(tx: Transaction, { ruling, newId, ...measure }: NewPrivacyMeasure): Promise<void> {
  const versions = await tx
    .selectDistinct({ recordId: rulingVersions.recordId })
    .from(rulingVersions)
    .where(eq(rulingVersions.docId, ruling.docId))
  const docIds = new Set([ruling.docId, ...versions.map(({ recordId }) => recordId)])
  const key = decisionKey(ruling)
  await tx.insert(privacyMeasures).values([...docIds].map((docId) => ({ ...measure, id: newId(), docId, decisionKey: key })))
}

/** Measures about any of these records, by id or by decision. */
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

/** Stored rulings of the same collection, court, docket number and day as one, itself included: a cassation and the ruling that replaces. */
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

/** Stored rulings with the caption of one, at most fifty others: mostly the other instances of its case. */
export async function listSameCaption(db: Database | Transaction, { docId, caption }: RulingFacts): Promise<string[]> {
  const rows = await db
    .select({ docId: rulings.docId })
    .from(rulings)
    .where(and(eq(rulings.captionFolded, foldCaption(caption)), ne(rulings.docId, docId)))
    .orderBy(rulings.docId)
    .limit(maxSameCaption)
  return rows.map((row) => row.docId)
}
