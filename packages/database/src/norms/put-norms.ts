import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type NormFacts, type NormPartText, normFactsSchema, normSources, type ParsedNorm } from '@basejuris/domain'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { norms, normTexts, normVersions } from '../schema/schema.ts'
import { recordNormChanges, takeNormLock } from './norms.ts'

/** A norm as read from a record. */
export interface NormToStore {
  readonly norm: ParsedNorm
  /** Key of legal-text, null for a norm that has none. */
  readonly key: string | null
  /** Hash of the record, to skip it when it comes again. */
  readonly sourceHash: string
}

/** Counts of norms: new, changed in facts or texts, and as they were. `versions` are the texts added. */
export interface NormCounts {
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly versions: number
}

type VersionRow = Omit<typeof normVersions.$inferSelect, 'parts' | 'storedAt'>

/**
 * Stores norms, all or none. A text that differs from those stored becomes a version: no text is lost. The same text again only completes
 * what is known of its dates. A source that gives another text of the same version and day replaces its own. One norm may come more than
 * once; the order counts.
 */
export async function putNorms(db: Database | Transaction, offered: readonly NormToStore[]): Promise<NormCounts> {
  const total = { inserted: 0, updated: 0, unchanged: 0, versions: 0 }
  await db.transaction(async (tx) => {
    await takeNormLock(tx)
    for (const round of splitRounds(offered)) {
      const { inserted, updated, unchanged, versions } = await putDistinct(tx, round)
      total.inserted += inserted
      total.updated += updated
      total.unchanged += unchanged
      total.versions += versions
    }
  })
  return total
}

/** Rounds in which every norm comes once, in the order of the input. */
function splitRounds(offered: readonly NormToStore[]): NormToStore[][] {
  const rounds: Map<number, NormToStore>[] = []
  for (const each of offered) {
    const { idNorma } = each.norm.facts
    const round = rounds.find((candidate) => !candidate.has(idNorma))
    if (round === undefined) rounds.push(new Map([[idNorma, each]]))
    else round.set(idNorma, each)
  }
  return rounds.map((round) => [...round.values()])
}

async function putDistinct(tx: Transaction, offered: readonly NormToStore[]): Promise<NormCounts> {
  const ids = offered.map(({ norm }) => norm.facts.idNorma)
  const stored = new Map((await tx.select().from(norms).where(inArray(norms.idNorma, ids))).map((row) => [row.idNorma, row]))
  const versions = Map.groupBy(await listVersionRows(tx, ids), ({ idNorma }) => idNorma)
  const plans = offered.map((each) => {
    const { idNorma } = each.norm.facts
    const row = stored.get(idNorma)
    const known = versions.get(idNorma) ?? []
    const before = row === undefined ? null : normFactsSchema.parse(row.facts)
    return { ...planVersion(each, known), before, facts: mergeFacts(before, each.norm, known), key: each.key ?? row?.key ?? null }
  })
  const changed = plans.filter(({ row, before, facts }) => row !== null || !isDeepStrictEqual(before, facts))
  const sequences = await recordNormChanges(
    tx,
    changed.map(({ facts }) => facts.idNorma),
  )
  await writeNorms(
    tx,
    changed.map(({ facts, key }) => ({ facts, key, changeSequence: sequences.get(facts.idNorma) ?? 0 })),
  )
  const inserts = plans.flatMap(({ row, parts }) => (row === null || parts === null ? [] : [{ row, parts }]))
  await writeVersions(tx, plans, inserts)
  const inserted = changed.filter(({ before }) => before === null).length
  const added = inserts.filter(({ row }) => !(versions.get(row.idNorma) ?? []).some(({ version }) => version === row.version)).length
  return { inserted, updated: changed.length - inserted, unchanged: plans.length - changed.length, versions: added }
}

const listVersionRows = (tx: Transaction, ids: readonly number[]): Promise<VersionRow[]> => {
  return tx
    .select(versionRowColumns)
    .from(normVersions)
    .where(inArray(normVersions.idNorma, [...ids]))
    .orderBy(normVersions.version)
}

const versionRowColumns = {
  idNorma: normVersions.idNorma,
  version: normVersions.version,
  inForceFrom: normVersions.inForceFrom,
  inForceTo: normVersions.inForceTo,
  source: normVersions.source,
  capturedOn: normVersions.capturedOn,
  sourceHash: normVersions.sourceHash,
  contentHash: normVersions.contentHash,
  articles: normVersions.articles,
  characters: normVersions.characters,
}

interface Plan {
  /** The row to write; null when the stored one says the same. */
  readonly row: VersionRow | null
  /** Texts to write; null when they are stored. */
  readonly parts: readonly NormPartText[] | null
}

function planVersion({ norm, sourceHash }: NormToStore, known: readonly VersionRow[]): Plan {
  const { inForceFrom, inForceTo, source, capturedOn, parts } = norm
  const contentHash = hashParts(parts)
  const same = known.find(
    (version) =>
      version.contentHash === contentHash && (version.inForceFrom === inForceFrom || version.inForceFrom === null || inForceFrom === null),
  )
  if (same !== undefined) {
    const row = completeVersion(same, norm, sourceHash)
    return { row: JSON.stringify(row) === JSON.stringify(same) ? null : row, parts: null }
  }
  const replaced = known.find(
    (version) => version.source === source && version.inForceFrom === inForceFrom && version.capturedOn === capturedOn,
  )
  const version = replaced?.version ?? Math.max(0, ...known.map((each) => each.version)) + 1
  const counts = {
    articles: parts.filter(({ article }) => article !== null).length,
    characters: parts.reduce((sum, { text }) => sum + text.length, 0),
  }
  const row = { idNorma: norm.facts.idNorma, version, inForceFrom, inForceTo, source, capturedOn, sourceHash, contentHash, ...counts }
  return { row, parts }
}

/** What two sources of one text know of it together. */
function completeVersion(stored: VersionRow, { inForceFrom, inForceTo, source, capturedOn }: ParsedNorm, sourceHash: string): VersionRow {
  const rank = (name: string): number => (normSources as readonly string[]).indexOf(name)
  return {
    ...stored,
    inForceFrom: stored.inForceFrom ?? inForceFrom,
    inForceTo: inForceTo ?? stored.inForceTo,
    source: rank(source) < rank(stored.source) ? source : stored.source,
    capturedOn:
      [stored.capturedOn, capturedOn]
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null,
    sourceHash: rank(source) <= rank(stored.source) ? sourceHash : stored.sourceHash,
  }
}

function hashParts(parts: readonly NormPartText[]): string {
  const hash = createHash('sha256')
  for (const { anchor, heading, repealed, text } of parts) hash.update(`${anchor}\u0000${heading}\u0000${repealed}\u0000${text}\u0001`)
  return hash.digest('base64url')
}

/** Facts of the newer text count, completed by those of the older one. */
function mergeFacts(before: NormFacts | null, { facts, inForceFrom, capturedOn }: ParsedNorm, known: readonly VersionRow[]): NormFacts {
  if (before === null) return facts
  const day = inForceFrom ?? capturedOn ?? ''
  const isOlder = known.some((version) => (version.inForceFrom ?? version.capturedOn ?? '') > day)
  const [first, second] = isOlder ? [before, facts] : [facts, before]
  const list = (pick: (of: NormFacts) => readonly string[]): string[] => [...(pick(first).length > 0 ? pick(first) : pick(second))]
  return {
    ...first,
    type: first.type || second.type,
    title: first.title || second.title,
    number: first.number ?? second.number,
    year: first.year ?? second.year,
    aliases: [...new Set([...first.aliases, ...second.aliases])],
    publishedOn: first.publishedOn ?? second.publishedOn,
    promulgatedOn: first.promulgatedOn ?? second.promulgatedOn,
    repealedOn: first.repealedOn ?? second.repealedOn,
    restatedIn: first.restatedIn ?? second.restatedIn,
    organizations: list((of) => of.organizations),
    subjects: list((of) => of.subjects),
  }
}

async function writeNorms(
  tx: Transaction,
  rows: readonly { readonly facts: NormFacts; readonly key: string | null; readonly changeSequence: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(norms)
    .values(rows.map(({ facts, key, changeSequence }) => ({ idNorma: facts.idNorma, key, facts, changeSequence })))
    .onConflictDoUpdate({
      target: norms.idNorma,
      set: { key: sql`excluded.key`, facts: sql`excluded.facts`, changeSequence: sql`excluded.change_sequence`, storedAt: sql`now()` },
    })
}

interface VersionInsert {
  readonly row: VersionRow
  readonly parts: readonly NormPartText[]
}

async function writeVersions(tx: Transaction, plans: readonly Plan[], inserts: readonly VersionInsert[]): Promise<void> {
  for (const { row, parts } of plans)
    if (row !== null && parts === null)
      await tx
        .update(normVersions)
        .set(row)
        .where(and(eq(normVersions.idNorma, row.idNorma), eq(normVersions.version, row.version)))
  for (const { row } of inserts)
    await tx.delete(normVersions).where(and(eq(normVersions.idNorma, row.idNorma), eq(normVersions.version, row.version)))
  if (inserts.length === 0) return
  await tx.insert(normVersions).values(inserts.map(({ row, parts }) => ({ ...row, parts: parts.map(({ text: _, ...part }) => part) })))
  const texts = inserts.flatMap(({ row: { idNorma, version }, parts }) =>
    parts.flatMap(({ text }, position) => (text === '' ? [] : [{ id_norma: idNorma, version, position, text }])),
  )
  // One parameter for all rows: one for each value would take most of the time of an import.
  await tx.execute(
    sql`insert into ${normTexts} (id_norma, version, position, text)
        select id_norma, version, position, text from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as row(id_norma integer, version integer, position integer, text text)`,
  )
}

/** Those of these hashes that a stored text came from. */
export async function listStoredNormSources(db: Database | Transaction, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ sourceHash: normVersions.sourceHash })
    .from(normVersions)
    .where(inArray(normVersions.sourceHash, [...hashes]))
  return new Set(rows.map(({ sourceHash }) => sourceHash))
}

/** Numbers of the stored norms and of their texts. */
export async function countNorms(db: Database | Transaction): Promise<{ readonly norms: number; readonly versions: number }> {
  return { norms: await db.$count(norms), versions: await db.$count(normVersions) }
}

/** Those of these norms whose text was obtained from a source on a day or later. */
export async function listNormsCapturedSince(
  db: Database | Transaction,
  { ids, source, day }: { readonly ids: readonly number[]; readonly source: string; readonly day: string },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ idNorma: normVersions.idNorma })
    .from(normVersions)
    .where(and(inArray(normVersions.idNorma, [...ids]), eq(normVersions.source, source), gte(normVersions.capturedOn, day)))
  return new Set(rows.map(({ idNorma }) => idNorma))
}

/** Notes that a text was still the latest one on a day. Changes nothing that an index holds. Returns whether the text is stored. */
export async function confirmNormText(
  db: Database | Transaction,
  { sourceHash, day }: { readonly sourceHash: string; readonly day: string },
): Promise<boolean> {
  const confirmed = await db
    .update(normVersions)
    .set({ capturedOn: sql`greatest(${normVersions.capturedOn}, ${day}::date)` })
    .where(eq(normVersions.sourceHash, sourceHash))
    .returning({ idNorma: normVersions.idNorma })
  return confirmed.length > 0
}
