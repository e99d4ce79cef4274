import { type RecordOrigin, type Ruling, type RulingVersion, type Section, unknownOrigin, VersionHistory } from '@basejuris/domain'
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Database, Transaction } from '../connection/open-database.ts'
import { unlinkRawRecords } from '../ingestion/raw-records.ts'
import { rulings, rulingTexts, rulingVersions, rulingVersionTexts } from '../schema/schema.ts'
import { contentHash, textHash } from './content-hash.ts'
import { recordChanges, takeWriteLock } from './ruling-changes.ts'
import { toArchive, toRulingRow } from './ruling-rows.ts'
import { findArchivedContent, findShownContent, listLatestVersions } from './ruling-versions.ts'
import { chunk, listContentHashes, removeRulings } from './rulings.ts'

export interface PutResult {
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  /** Records that changed a ruling, in the order of the input. */
  readonly docIds: readonly string[]
}

export interface PutOptions {
  /** Origin of each record, by its docId. */
  readonly origins?: ReadonlyMap<string, RecordOrigin>
  readonly now?: Date
  /** Skips rulings that are not stored: they may have been removed while they were reprocessed. */
  readonly onlyStored?: boolean
}

/**
 * Stores records of rulings, all or none. A record that is another state of a stored ruling becomes a version of it. Any other becomes a
 * ruling of its own. Unchanged content writes nothing; every changed ruling gets the next sequence number. Of two records with one docId
 * the last counts. Text must be well-formed Unicode without NUL, which PostgreSQL cannot hold.
 */
export async function putRulings(
  db: Database | Transaction,
  records: readonly Ruling[],
  { origins = new Map(), now = new Date(), onlyStored = false }: PutOptions = {},
): Promise<PutResult> {
  const distinct = [...new Map(records.map((ruling) => [ruling.docId, ruling])).values()]
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const docIds = await findRulingOfEach(tx, distinct, origins)
    const known = await listContentHashes(tx, [...new Set(docIds.values())])
    const offered = onlyStored ? distinct.filter(({ docId }) => known.has(docIds.get(docId) ?? docId)) : distinct
    const histories = await readHistories(
      tx,
      offered.map(({ docId }) => docIds.get(docId) ?? docId),
    )
    for (const ruling of offered) {
      const docId = docIds.get(ruling.docId) ?? ruling.docId
      histories.get(docId)?.add(ruling, origins.get(ruling.docId) ?? unknownOrigin, now)
    }
    const written = await writeHistories(tx, [...histories.values()], known)
    const changed = offered.filter(({ docId }) => written.has(docIds.get(docId) ?? docId))
    const inserted = new Set(changed.map(({ docId }) => docIds.get(docId) ?? docId)).difference(new Set(known.keys())).size
    return {
      inserted,
      updated: changed.length - inserted,
      unchanged: distinct.length - changed.length,
      docIds: changed.map(({ docId }) => docId),
    }
  })
}

/**
 * Withdraws records: their versions lose their text, and a ruling without any other version is removed. Returns the records that were
 * stored.
 */
export async function withdrawRecords(
  db: Database | Transaction,
  recordIds: readonly string[],
  now: Date = new Date(),
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const records = await listLatestVersions(tx, recordIds)
    const present = recordIds.filter((id) => records.get(id) !== undefined && records.get(id)?.status !== 'withdrawn')
    const histories = await readHistories(
      tx,
      present.flatMap((id) => records.get(id)?.docId ?? []),
    )
    for (const id of present) histories.get(records.get(id)?.docId ?? '')?.withdraw(id, now)
    await unlinkRawRecords(tx, present)
    const left = [...histories.values()].filter((history) => history.chooseShown() !== null)
    const known = await listContentHashes(tx, [...histories.keys()])
    await writeHistories(tx, left, known)
    await removeRulings(
      tx,
      [...histories.keys()].filter((docId) => !left.some((history) => history.docId === docId)),
    )
    return present
  })
}

/**
 * The ruling each record belongs to: the one it is already a version of, the one its origin names if stored or received earlier, or its
 * own.
 */
async function findRulingOfEach(
  tx: Transaction,
  offered: readonly Ruling[],
  origins: ReadonlyMap<string, RecordOrigin>,
): Promise<Map<string, string>> {
  const ids = offered.map(({ docId }) => docId)
  const records = await listLatestVersions(tx, ids)
  const found = ids.flatMap((id) => (records.has(id) ? [] : (origins.get(id)?.versionOf ?? [])))
  const stored = await listContentHashes(tx, found)
  const rulingOf = new Map<string, string>()
  for (const id of ids) {
    const versionOf = origins.get(id)?.versionOf ?? id
    const other = rulingOf.get(versionOf) ?? (stored.has(versionOf) ? versionOf : id)
    rulingOf.set(id, records.get(id)?.docId ?? other)
  }
  return rulingOf
}

async function readHistories(tx: Transaction, docIds: readonly string[]): Promise<Map<string, VersionHistory>> {
  const rows: RulingVersion[] = []
  for (const part of chunk([...new Set(docIds)]))
    rows.push(...(await tx.select().from(rulingVersions).where(inArray(rulingVersions.docId, part)).orderBy(rulingVersions.version)))
  const byRuling = Map.groupBy(rows, ({ docId }) => docId)
  return new Map(docIds.map((docId) => [docId, new VersionHistory(docId, byRuling.get(docId) ?? [], { textHash, contentHash })]))
}

interface Content {
  readonly docId: string
  readonly version: number
  readonly ruling: Ruling
}

/** Returns the rulings whose shown content or versions changed. */
async function writeHistories(
  tx: Transaction,
  histories: readonly VersionHistory[],
  known: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const shown: Content[] = []
  const archived: Content[] = []
  const unarchived = histories.flatMap(listErased)
  for (const history of histories) {
    const best = history.chooseShown()
    if (best === null) continue
    const contents = new Map(history.contents())
    if (history.shownBefore() !== null && history.shownBefore() !== best.version) {
      await swapArchived(tx, history, best, contents)
      unarchived.push({ docId: history.docId, version: best.version })
    }
    for (const [version, ruling] of contents) (version === best.version ? shown : archived).push({ docId: history.docId, version, ruling })
  }
  const hashed = shown.map((content) => ({ ...content, hash: contentHash(content.ruling) }))
  const rewritten = hashed.filter(({ docId, hash }) => known.get(docId) !== hash)
  for (const part of chunk(rewritten)) await writeShown(tx, part)
  const rows = histories.flatMap((history) => history.changed())
  for (const part of chunk(rows)) await writeVersions(tx, part)
  await writeArchive(tx, archived, unarchived)
  return new Set([...rewritten, ...archived].map(({ docId }) => docId))
}

const listErased = (history: VersionHistory) => history.erased().map((version) => ({ docId: history.docId, version }))

/** When the shown version changes, moves the old content to the archive and the new one out of it. */
async function swapArchived(tx: Transaction, history: VersionHistory, best: RulingVersion, contents: Map<number, Ruling>): Promise<void> {
  const before = history.shownBefore()
  if (before !== null && !contents.has(before) && !history.erased().includes(before)) {
    const ruling = await findShownContent(tx, history.docId)
    if (ruling !== undefined) contents.set(before, ruling)
  }
  if (contents.has(best.version)) return
  const ruling = await findArchivedContent(tx, best)
  if (ruling !== undefined) contents.set(best.version, ruling)
}

async function writeShown(tx: Transaction, contents: readonly (Content & { readonly hash: string })[]): Promise<void> {
  const sequences = await recordChanges(
    tx,
    contents.map(({ docId }) => docId),
    'upsert',
  )
  await tx
    .insert(rulings)
    .values(contents.map(({ docId, ruling, hash }) => toRulingRow(ruling, hash, sequences.get(docId) ?? 0)))
    .onConflictDoUpdate({
      target: rulings.docId,
      set: { ...excludedOf(rulings, ['docId', 'createdAt', 'updatedAt']), updatedAt: sql`now()` },
    })
  await tx
    .insert(rulingTexts)
    .values(contents.map(({ docId, ruling }) => ({ docId, sections: ruling.sections })))
    .onConflictDoUpdate({ target: rulingTexts.docId, set: { sections: sql`excluded.sections` } })
}

async function writeVersions(tx: Transaction, rows: readonly RulingVersion[]): Promise<void> {
  await tx
    .insert(rulingVersions)
    .values([...rows])
    .onConflictDoUpdate({
      target: [rulingVersions.docId, rulingVersions.version],
      set: excludedOf(rulingVersions, ['docId', 'version', 'recordId']),
    })
}

async function writeArchive(
  tx: Transaction,
  archived: readonly Content[],
  unarchived: readonly { readonly docId: string; readonly version: number }[],
): Promise<void> {
  const { docId, version } = rulingVersionTexts
  for (const part of chunk(unarchived))
    await tx.delete(rulingVersionTexts).where(or(...part.map((one) => and(eq(docId, one.docId), eq(version, one.version)))))
  for (const part of chunk(archived))
    await tx
      .insert(rulingVersionTexts)
      .values(part.map((one) => ({ docId: one.docId, version: one.version, ...toArchive(one.ruling) })))
      .onConflictDoUpdate({ target: [docId, version], set: { facts: sql`excluded.facts`, sections: sql`excluded.sections` } })
}

/** `excluded.…` of every column but those named, for an upsert. */
const excludedOf = (table: typeof rulings | typeof rulingVersions, but: readonly string[]) =>
  Object.fromEntries(
    Object.keys(getTableColumns(table))
      .filter((name) => !but.includes(name))
      .map((name) => [name, sql.raw(`excluded.${toSnakeCase(name)}`)]),
  )

/** Remasked text of a version that is not shown; null sections delete it. */
export interface EarlierText {
  readonly docId: string
  readonly version: number
  readonly sections: readonly Section[] | null
}

/** Replaces texts of versions that are not shown and gives them the present caption. The version shown is left as it is. */
export async function rewriteEarlierTexts(tx: Transaction, texts: readonly EarlierText[]): Promise<void> {
  const { docId, version } = rulingVersionTexts
  for (const { sections, ...one } of texts) {
    const place = and(eq(docId, one.docId), eq(version, one.version))
    if (sections === null) await tx.delete(rulingVersionTexts).where(place)
    else {
      const caption = sql`(select to_jsonb(${rulings.caption}) from ${rulings} where ${rulings.docId} = ${one.docId})`
      const facts = sql`jsonb_set(${rulingVersionTexts.facts}, '{caption}', ${caption})`
      await tx.update(rulingVersionTexts).set({ sections, facts }).where(place)
    }
  }
}
