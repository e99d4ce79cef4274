import type { DocketNumber, RulingFacts } from '@basejuris/domain'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulings } from '../schema/schema.ts'
import { foldCaption } from './fold-caption.ts'
import { toRulingFacts } from './ruling-rows.ts'
import { chunk } from './rulings.ts'

/** Maximum of the integer column; no docket number comes near. */
const maxSerial = 2_147_483_647

/** Rulings by RUC, by RIT, that of the first instance included, or by their number as it is stored; latest first. */
export async function listFactsByRegister(
  db: Database | Transaction,
  column: 'ruc' | 'rit' | 'docketNumber',
  numbers: readonly string[],
): Promise<RulingFacts[]> {
  const found: RulingFacts[] = []
  for (const part of chunk([...new Set(numbers)])) {
    const rows = await db
      .select()
      .from(rulings)
      .where(inArray(rulings[column], part))
      .orderBy(sql`${rulings.decidedOn} desc nulls last`, asc(rulings.docId))
    found.push(...rows.map(toRulingFacts))
  }
  return found
}

/** Rulings by number and year, with any letter, book or court; latest first. */
export async function listFactsByDocket(
  db: Database | Transaction,
  dockets: readonly Pick<DocketNumber, 'number' | 'year'>[],
): Promise<RulingFacts[]> {
  const possible = dockets.filter(({ number }) => number <= maxSerial)
  const distinct = [...new Map(possible.map((docket) => [`${docket.number}-${docket.year}`, docket])).values()]
  const found: (typeof rulings.$inferSelect)[] = []
  for (const part of chunk(distinct)) {
    const [serials, years] = [asArray(part.map(({ number }) => number)), asArray(part.map(({ year }) => year))]
    const rows = await db
      .select()
      .from(rulings)
      .where(sql`(${rulings.docketSerial}, ${rulings.docketYear}) in (select * from unnest(${serials}::int[], ${years}::int[]))`)
      .orderBy(sql`${rulings.decidedOn} desc nulls last`, asc(rulings.docId))
    found.push(...rows)
  }
  const byYear = Map.groupBy(found, ({ docketYear }) => docketYear)
  return [...new Set(possible.map(({ year }) => year))].flatMap((year) => (byYear.get(year) ?? []).map(toRulingFacts))
}

/** One parameter for many numbers: thousands of parameters take a second to write and to read. */
const asArray = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

const maxWithoutYear = 100

/** Rulings by number of any year, and by a number that is stored without one; latest first, at most a hundred for each number. */
export async function listFactsBySerial(db: Database | Transaction, serials: readonly number[]): Promise<RulingFacts[]> {
  const distinct = [...new Set(serials.filter((number) => number <= maxSerial))]
  if (distinct.length === 0) return []
  const rows = await db
    .select()
    .from(rulings)
    .where(
      sql`${rulings.docId} in (
        select hit.doc_id from unnest(${asArray(distinct)}::int[]) as asked(serial) cross join lateral (
          select doc_id from ${rulings} numbered where numbered.docket_serial = asked.serial or numbered.docket_number = asked.serial::text
          order by decided_on desc nulls last, doc_id limit ${maxWithoutYear}) hit)`,
    )
    .orderBy(sql`${rulings.decidedOn} desc nulls last`, asc(rulings.docId))
  return distinct.flatMap((serial) =>
    rows.filter(({ docketSerial, docketNumber }) => docketSerial === serial || docketNumber === String(serial)).map(toRulingFacts),
  )
}

/** Rulings by their folded captions; latest first. */
export async function listFactsByCaption(db: Database | Transaction, captions: readonly string[]): Promise<RulingFacts[]> {
  if (captions.length === 0) return []
  const rows = await db
    .select()
    .from(rulings)
    .where(inArray(rulings.captionFolded, [...new Set(captions)]))
    .orderBy(sql`${rulings.decidedOn} desc nulls last`, asc(rulings.docId))
    .limit(maxWithoutYear)
  return rows.map(toRulingFacts)
}

/** At most `limit` rulings whose caption has a word of every party; latest first. A party without words finds nothing. */
export async function listFactsByParties(
  db: Database | Transaction,
  parties: readonly (readonly string[])[],
  limit: number,
): Promise<RulingFacts[]> {
  const folded = parties.map((words) => foldCaption(words.join(' ')).split(' '))
  const query = folded.map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`).join(' & ')
  if (folded.length === 0 || folded.some(([word]) => word === '')) return []
  const rows = await db
    .select()
    .from(rulings)
    .where(sql`to_tsvector('simple', ${rulings.captionFolded}) @@ to_tsquery('simple', ${query})`)
    .orderBy(sql`${rulings.decidedOn} desc nulls last`, asc(rulings.docId))
    .limit(limit)
  return rows.map(toRulingFacts)
}

const maxAbove = 50

/** Rulings that review a case of one of these numbers, as their facts have it; latest first, at most fifty for each number. */
export async function listFactsByOrigin(db: Database | Transaction, dockets: readonly string[]): Promise<RulingFacts[]> {
  if (dockets.length === 0) return []
  const rows = await db
    .select()
    .from(rulings)
    .where(
      sql`${rulings.docId} in (
        select hit.doc_id from unnest(${sql.param([...new Set(dockets)])}::text[]) as asked(docket) cross join lateral (
          select doc_id from ${rulings} reviewing where (reviewing.facts ->> 'originDocketNumber') = asked.docket
          order by decided_on desc nulls last, doc_id limit ${maxAbove}) hit)`,
    )
    .orderBy(sql`${rulings.decidedOn} desc nulls last`, asc(rulings.docId))
  return rows.map(toRulingFacts)
}
