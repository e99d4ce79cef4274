import {
  chileanDate,
  type NormFacts,
  type NormPart,
  type NormPartText,
  type NormSource,
  type NormVersion,
  normFactsSchema,
  normPartsSchema,
} from '@basejuris/domain'
import { and, asc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import { equalsAnyInteger, sqlIntegers } from '../connection/equals-any.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { normChanges, norms, normTexts, normVersions } from '../schema/schema.ts'

export interface StoredNorm {
  readonly facts: NormFacts
  /** Key of legal-text («CT», «ley-19496»); null for a norm that has none. */
  readonly key: string | null
  /** In the order of storing. Choose with `chooseNormVersion`. */
  readonly versions: readonly NormVersion[]
  readonly changeSequence: number
}

export interface VersionOfNorm {
  readonly idNorma: number
  readonly version: number
}

export interface NormChange {
  readonly sequence: number
  readonly idNorma: number
}

/** A norm whose text was imported; null for any other, also for one of the catalogue. */
export async function findNorm(db: Database | Transaction, idNorma: number): Promise<StoredNorm | null> {
  return (await listNorms(db, [idNorma])).get(idNorma) ?? null
}

/** Those of these norms whose text was imported. */
export async function listNorms(db: Database | Transaction, ids: readonly number[]): Promise<Map<number, StoredNorm>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ norm: norms, version: versionColumns })
    .from(norms)
    .leftJoin(normVersions, eq(normVersions.idNorma, norms.idNorma))
    .where(equalsAnyInteger(norms.idNorma, ids))
    .orderBy(asc(norms.idNorma), asc(normVersions.version))
  const found = new Map<number, StoredNorm>()
  for (const [idNorma, sameNorm] of Map.groupBy(rows, ({ norm }) => norm.idNorma)) {
    const versions = sameNorm.flatMap(({ version }) => (version === null ? [] : [{ ...version, source: version.source as NormSource }]))
    const norm = sameNorm[0]?.norm
    if (norm !== undefined)
      found.set(idNorma, { facts: normFactsSchema.parse(norm.facts), key: norm.key, versions, changeSequence: norm.changeSequence })
  }
  return found
}

const versionColumns = {
  version: normVersions.version,
  inForceFrom: normVersions.inForceFrom,
  inForceTo: normVersions.inForceTo,
  source: normVersions.source,
  capturedOn: normVersions.capturedOn,
  articles: normVersions.articles,
  characters: normVersions.characters,
}

/** Every norm that has an imported text, ascending. */
export async function listNormsWithText(db: Database | Transaction): Promise<number[]> {
  const rows = await db.selectDistinct({ idNorma: normVersions.idNorma }).from(normVersions).orderBy(asc(normVersions.idNorma))
  return rows.map(({ idNorma }) => idNorma)
}

/** Structure of a version, without text, in the order of the text. Empty for an unknown version. */
export async function listNormParts(db: Database | Transaction, idNorma: number, version: number): Promise<readonly NormPart[]> {
  const [parts] = await listPartsOfVersions(db, [{ idNorma, version }])
  return normPartsSchema.parse(parts)
}

/**
 * Structures of several versions as stored, in their order, for `normPartsSchema`: each may be unreadable by itself. One query, whatever
 * their number.
 */
export async function listPartsOfVersions(db: Database | Transaction, versions: readonly VersionOfNorm[]): Promise<unknown[]> {
  if (versions.length === 0) return []
  const requested = sql`unnest(${sqlIntegers(versions.map(({ idNorma }) => idNorma))}, ${sqlIntegers(versions.map(({ version }) => version))})`
  const rows = await db
    .select({ idNorma: normVersions.idNorma, version: normVersions.version, parts: normVersions.parts })
    .from(normVersions)
    .where(sql`(${normVersions.idNorma}, ${normVersions.version}) in (select * from ${requested})`)
  const byVersion = new Map(rows.map(({ parts, ...row }) => [keyOf(row), parts]))
  return versions.map((version) => byVersion.get(keyOf(version)) ?? [])
}

const keyOf = ({ idNorma, version }: VersionOfNorm): string => `${idNorma}:${version}`

/** Texts of the parts at some positions of a version; of all parts without positions. Parts without text are absent. */
export async function listNormTexts(
  db: Database | Transaction,
  { idNorma, version, positions }: { readonly idNorma: number; readonly version: number; readonly positions?: readonly number[] },
): Promise<Map<number, string>> {
  if (positions?.length === 0) return new Map()
  const rows = await db
    .select({ position: normTexts.position, text: normTexts.text })
    .from(normTexts)
    .where(
      and(
        eq(normTexts.idNorma, idNorma),
        eq(normTexts.version, version),
        positions === undefined ? undefined : inArray(normTexts.position, [...positions]),
      ),
    )
  return new Map(rows.map(({ position, text }) => [position, text]))
}

/** Structure and text of a version, for an index. Empty for an unknown version. */
export async function readNormVersion(db: Database | Transaction, idNorma: number, version: number): Promise<NormPartText[]> {
  const [parts, texts] = await Promise.all([listNormParts(db, idNorma, version), listNormTexts(db, { idNorma, version })])
  return parts.map((part, position) => ({ ...part, text: texts.get(position) ?? '' }))
}

/** Sequence of the last change of a norm, 0 before the first. */
export async function getLastNormSequence(db: Database | Transaction): Promise<number> {
  const [row] = await db.select({ last: max(normChanges.sequence) }).from(normChanges)
  return row?.last ?? 0
}

/** Changes of norms after a sequence, in order. Each norm has only its last change. */
export async function listNormChangesAfter(db: Database | Transaction, sequence: number, limit: number): Promise<NormChange[]> {
  return db.select().from(normChanges).where(gt(normChanges.sequence, sequence)).orderBy(asc(normChanges.sequence)).limit(limit)
}

/**
 * Records a change of every norm that has a text which began since the norm was last stored: a deferred text enters into force without an
 * import. Repeating it changes nothing. Returns how many.
 */
export async function recordStartedNormVersions(db: Database | Transaction, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await takeNormLock(tx)
    const storedOn = sql`(${norms.storedAt} at time zone 'America/Santiago')::date`
    const started = await tx
      .selectDistinct({ idNorma: norms.idNorma })
      .from(norms)
      .innerJoin(normVersions, eq(normVersions.idNorma, norms.idNorma))
      .where(and(lte(normVersions.inForceFrom, chileanDate(now)), gt(normVersions.inForceFrom, storedOn)))
    const sequences = await recordNormChanges(
      tx,
      started.map(({ idNorma }) => idNorma),
    )
    for (const [idNorma, changeSequence] of sequences)
      await tx.update(norms).set({ changeSequence, storedAt: now }).where(eq(norms.idNorma, idNorma))
    return started.length
  })
}

const normLock = 7_309_216

/** Serializes the transactions that change norms, so that nobody sees a sequence number before a smaller one. */
export async function takeNormLock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${normLock})`)
}

/** Records the last change of each norm and returns its sequence. Take the lock first. */
export async function recordNormChanges(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const recorded = await tx
    .insert(normChanges)
    .values(ids.map((idNorma) => ({ idNorma })))
    .onConflictDoUpdate({ target: normChanges.idNorma, set: { sequence: sql`excluded.sequence` } })
    .returning({ idNorma: normChanges.idNorma, sequence: normChanges.sequence })
  return new Map(recorded.map((change) => [change.idNorma, change.sequence]))
}
