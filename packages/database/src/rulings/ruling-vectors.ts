import { and, asc, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { encoders, rulingChanges, rulings, rulingVectors } from '../schema/schema.ts'
import { recordChanges, takeWriteLock } from './ruling-changes.ts'

export interface StoredEncoder {
  readonly name: string
  readonly settings: unknown
  /** True once every ruling has had its vectors: only then may indexes use the encoder. */
  readonly complete: boolean
}

export interface RulingVectors {
  readonly docId: string
  /** Hash of the ruling that was encoded. */
  readonly contentHash: string
  readonly textHash: string
  readonly vectors: Uint8Array
}

/** A ruling without vectors, or with vectors of an earlier text. */
export interface UnencodedRuling {
  readonly docId: string
  readonly sequence: number
  readonly contentHash: string
}

/** Adds an encoder; an existing one stays unchanged. */
export async function addEncoder(db: Database | Transaction, { name, settings }: Pick<StoredEncoder, 'name' | 'settings'>): Promise<void> {
  await db.insert(encoders).values({ name, settings }).onConflictDoNothing()
}

export async function findEncoder(db: Database | Transaction, name: string): Promise<StoredEncoder | null> {
  const [row] = await db.select().from(encoders).where(eq(encoders.name, name))
  return row === undefined ? null : { name: row.name, settings: row.settings, complete: row.completeAt !== null }
}

/** Rulings without the vectors of an encoder, in the order of their changes. */
export async function listUnencoded(
  db: Database | Transaction,
  { encoder, after, limit }: { readonly encoder: string; readonly after: number; readonly limit: number },
): Promise<UnencodedRuling[]> {
  return db
    .select({ docId: rulings.docId, sequence: rulingChanges.sequence, contentHash: rulings.contentHash })
    .from(rulingChanges)
    .innerJoin(rulings, eq(rulings.docId, rulingChanges.docId))
    .leftJoin(rulingVectors, and(eq(rulingVectors.docId, rulings.docId), eq(rulingVectors.encoder, encoder)))
    .where(and(gt(rulingChanges.sequence, after), sql`${rulingVectors.contentHash} is distinct from ${rulings.contentHash}`))
    .orderBy(asc(rulingChanges.sequence))
    .limit(limit)
}

/** Number of rulings with current vectors of an encoder, and of all rulings. */
export async function countEncoded(
  db: Database | Transaction,
  encoder: string,
): Promise<{ readonly encoded: number; readonly total: number }> {
  const current = and(eq(rulingVectors.encoder, encoder), eq(rulingVectors.contentHash, rulings.contentHash))
  const [row] = await db
    .select({ encoded: sql<string>`count(*)` })
    .from(rulingVectors)
    .innerJoin(rulings, eq(rulings.docId, rulingVectors.docId))
    .where(current)
  return { encoded: Number(row?.encoded ?? 0), total: await db.$count(rulings) }
}

/** Vectors of these rulings where there are any, even of an earlier text. */
export async function listVectors(
  db: Database | Transaction,
  encoder: string,
  docIds: readonly string[],
): Promise<Map<string, Omit<RulingVectors, 'docId'>>> {
  if (docIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(rulingVectors)
    .where(and(eq(rulingVectors.encoder, encoder), inArray(rulingVectors.docId, [...docIds])))
  return new Map(rows.map(({ docId, contentHash, textHash, vectors }) => [docId, { contentHash, textHash, vectors }]))
}

/**
 * Stores vectors of rulings that did not change since they were read; others are skipped. Once the encoder is complete, new vectors mark
 * their rulings as changed, so that indexes take them. Returns the number stored.
 */
export async function putVectors(db: Database | Transaction, encoder: string, encoded: readonly RulingVectors[]): Promise<number> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const docIds = encoded.map(({ docId }) => docId)
    const present = await tx
      .select({ docId: rulings.docId, contentHash: rulings.contentHash })
      .from(rulings)
      .where(inArray(rulings.docId, docIds))
    const hashes = new Map(present.map(({ docId, contentHash }) => [docId, contentHash]))
    const rows = encoded.filter(({ docId, contentHash }) => hashes.get(docId) === contentHash)
    if (rows.length === 0) return 0
    const before = await listVectors(tx, encoder, docIds)
    await tx
      .insert(rulingVectors)
      .values(rows.map((row) => ({ ...row, encoder })))
      .onConflictDoUpdate({
        target: [rulingVectors.docId, rulingVectors.encoder],
        set: { contentHash: sql`excluded.content_hash`, textHash: sql`excluded.text_hash`, vectors: sql`excluded.vectors` },
      })
    const { complete = false } = (await findEncoder(tx, encoder)) ?? {}
    const renewed = rows.filter(({ docId, textHash }) => before.get(docId)?.textHash !== textHash).map(({ docId }) => docId)
    if (complete) await markChanged(tx, renewed)
    return rows.length
  })
}

async function markChanged(tx: Transaction, docIds: readonly string[]): Promise<void> {
  for (const [docId, changeSequence] of await recordChanges(tx, docIds, 'upsert'))
    await tx.update(rulings).set({ changeSequence }).where(eq(rulings.docId, docId))
}

/** Marks an encoder as complete. False, without effect, when a ruling without vectors arrived meanwhile. */
export async function markEncoderComplete(db: Database | Transaction, name: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    if ((await listUnencoded(tx, { encoder: name, after: 0, limit: 1 })).length > 0) return false
    await tx.update(encoders).set({ completeAt: now }).where(eq(encoders.name, name))
    return true
  })
}

/** Deletes all encoders but these, with their vectors. */
export async function deleteOtherEncoders(db: Database | Transaction, names: readonly string[]): Promise<void> {
  await db.delete(encoders).where(names.length === 0 ? isNotNull(encoders.name) : notInArray(encoders.name, [...names]))
}
