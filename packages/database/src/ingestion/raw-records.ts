import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rawRecords, rulingVersions } from '../schema/schema.ts'

/** Where an encrypted raw record lies: bytes `offset` to `offset + length` of a pack. */
export interface RawRecordLocation {
  readonly recordId: string
  /** Parser that reads it. */
  readonly sourceId: string
  readonly rawHash: string
  readonly pack: string
  readonly offset: number
  readonly length: number
}

export interface RawRecord extends RawRecordLocation {
  readonly id: number
  /** Null for garbage: the ruling was removed, or a newer record replaced this one. */
  readonly docId: string | null
}

/** Hash of the raw record stored for each of these record ids. */
export async function listRawHashes(db: Database | Transaction, recordIds: readonly string[]): Promise<Map<string, string>> {
  if (recordIds.length === 0) return new Map()
  const rows = await db
    .select({ recordId: rawRecords.recordId, rawHash: rawRecords.rawHash })
    .from(rawRecords)
    .where(and(inArray(rawRecords.recordId, [...recordIds]), isNotNull(rawRecords.docId)))
  return new Map(rows.map(({ recordId, rawHash }) => [recordId, rawHash]))
}

/** Stores the locations of raw records; earlier ones of the same records become garbage. Their rulings must be stored. */
export async function putRawRecords(tx: Transaction, places: readonly RawRecordLocation[]): Promise<void> {
  if (places.length === 0) return
  const recordIds = places.map(({ recordId }) => recordId)
  await unlinkRawRecords(tx, recordIds)
  const owners = await tx
    .select({ recordId: rulingVersions.recordId, docId: rulingVersions.docId })
    .from(rulingVersions)
    .where(inArray(rulingVersions.recordId, recordIds))
    .orderBy(asc(rulingVersions.version))
  const docIds = new Map(owners.map(({ recordId, docId }) => [recordId, docId]))
  await tx.insert(rawRecords).values(places.map((place) => ({ ...place, docId: docIds.get(place.recordId) ?? null })))
}

/** Turns the stored raw records of these record ids into garbage. */
export async function unlinkRawRecords(tx: Transaction, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return
  await tx
    .update(rawRecords)
    .set({ docId: null })
    .where(inArray(rawRecords.recordId, [...recordIds]))
}

/** Turns every stored raw record of a ruling into garbage. */
export async function unlinkRawRecordsOfRuling(tx: Transaction, docId: string): Promise<void> {
  await tx.update(rawRecords).set({ docId: null }).where(eq(rawRecords.docId, docId))
}

/** Raw records after an id, in the order of ids, of one parser or of all. Garbage is left out. */
export function listRawRecords(
  db: Database | Transaction,
  { sourceId, after, limit }: { sourceId?: string; after: number; limit: number },
): Promise<RawRecord[]> {
  return db
    .select()
    .from(rawRecords)
    .where(and(gt(rawRecords.id, after), isStored(sourceId)))
    .orderBy(asc(rawRecords.id))
    .limit(limit)
}

export async function findRawRecord(db: Database | Transaction, id: number): Promise<RawRecord | null> {
  const [row] = await db
    .select()
    .from(rawRecords)
    .where(and(eq(rawRecords.id, id), isNotNull(rawRecords.docId)))
  return row ?? null
}

/** Number of raw records without garbage, and the last id. */
export async function countRawRecords(
  db: Database | Transaction,
  { sourceId }: { sourceId?: string } = {},
): Promise<{ total: number; last: number }> {
  const [row] = await db.select({ id: rawRecords.id }).from(rawRecords).where(isStored(sourceId)).orderBy(desc(rawRecords.id)).limit(1)
  return { total: await db.$count(rawRecords, isStored(sourceId)), last: row?.id ?? 0 }
}

const isStored = (sourceId: string | undefined) =>
  and(isNotNull(rawRecords.docId), sourceId === undefined ? undefined : eq(rawRecords.sourceId, sourceId))

/** Packs that contain garbage. */
export async function listPacksWithGarbage(db: Database | Transaction): Promise<string[]> {
  const rows = await db.selectDistinct({ pack: rawRecords.pack }).from(rawRecords).where(isNull(rawRecords.docId))
  return rows.map(({ pack }) => pack)
}

/** Those of these packs that contain anything, garbage included. */
export async function listUsedPacks(db: Database | Transaction, packs: readonly string[]): Promise<Set<string>> {
  if (packs.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ pack: rawRecords.pack })
    .from(rawRecords)
    .where(inArray(rawRecords.pack, [...packs]))
  return new Set(rows.map(({ pack }) => pack))
}

/** Everything in a pack, garbage included, in the order of its bytes. */
export function listPack(db: Database | Transaction, pack: string): Promise<RawRecord[]> {
  return db.select().from(rawRecords).where(eq(rawRecords.pack, pack)).orderBy(asc(rawRecords.offset))
}

/** Moves the listed records to another pack and deletes the rest of the old one. Records that became garbage meanwhile stay garbage. */
export async function replacePack(
  db: Database | Transaction,
  pack: string,
  moved: readonly { readonly id: number; readonly pack: string; readonly offset: number }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, ...place } of moved) await tx.update(rawRecords).set(place).where(eq(rawRecords.id, id))
    await tx.delete(rawRecords).where(eq(rawRecords.pack, pack))
  })
}

/** Deletes the location of every raw record. */
export async function deleteAllRawRecords(db: Database | Transaction): Promise<void> {
  await db.delete(rawRecords)
}
