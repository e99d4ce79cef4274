import { parseDocketNumber, type Ruling, type RulingFacts, rulingSchema, type Section } from '@basejuris/domain'
import { getTableColumns, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { rulings } from '../schema/schema.ts'
import { foldCaption } from './fold-caption.ts'

type RulingRow = typeof rulings.$inferSelect
type FactsRow = Pick<RulingRow, keyof typeof factColumns>
type NewRulingRow = Omit<typeof rulings.$inferInsert, 'createdAt' | 'updatedAt'>

const {
  docketLetter: _letter,
  docketSerial: _serial,
  docketYear: _year,
  captionFolded: _folded,
  changeSequence: _sequence,
  createdAt: _created,
  updatedAt: _updated,
  ...read
} = getTableColumns(rulings)
/** Columns of the facts. The others exist only for look-ups. */
export const factColumns = read

const factsSchema = rulingSchema.omit({ sections: true })
const sectionsSchema = rulingSchema.shape.sections
/** Facts that no look-up reads. */
const restSchema = factsSchema.pick({
  kind: true,
  appealType: true,
  outcomeText: true,
  judges: true,
  drafter: true,
  norms: true,
  subjects: true,
  originCourt: true,
  originDocketNumber: true,
  officialUrl: true,
  publicationStatus: true,
  asGiven: true,
  undoneAs: true,
})

const cardSchema = factsSchema.pick({
  docId: true,
  idSentence: true,
  collection: true,
  base: true,
  docketNumber: true,
  rit: true,
  book: true,
  court: true,
  chamber: true,
  caption: true,
  decidedOn: true,
  outcome: true,
  fictional: true,
  kind: true,
  appealType: true,
})
/** The facts by which a ruling is shown and cited. */
export type CardRuling = z.output<typeof cardSchema>

const { source: _source, ruc: _ruc, facts, contentHash: _hash, ...shown } = factColumns
export const cardColumns = {
  ...shown,
  kind: sql<string | null>`${facts}->>'kind'`,
  appealType: sql<string | null>`${facts}->>'appealType'`,
}

/** A stored row or document does not match the schema of this version. */
export class UnreadableRow extends Error {
  readonly docId: string

  constructor(docId: string, cause: unknown) {
    super(`The stored ruling ${docId} cannot be read`, { cause })
    this.name = 'UnreadableRow'
    this.docId = docId
  }
}

export function toRulingRow(ruling: Ruling, contentHash: string, changeSequence: number): NewRulingRow {
  const { docId, idSentence, source, collection, base, docketNumber, rit, ruc, book, court, chamber } = ruling
  const { caption, decidedOn, outcome, fictional, sections: _sections, ...rest } = ruling
  return {
    docId,
    idSentence,
    source,
    collection,
    base,
    docketNumber,
    rit,
    ruc,
    book,
    court,
    chamber,
    caption,
    decidedOn,
    outcome,
    fictional,
    contentHash,
    changeSequence,
    ...docketParts(docketNumber ?? rit),
    captionFolded: foldCaption(caption),
    facts: restSchema.parse(rest),
  }
}

export function toRulingFacts(row: FactsRow): RulingFacts {
  const read = factsSchema.safeParse({ ...row, ...restSchema.safeParse(row.facts).data })
  if (!read.success) throw new UnreadableRow(row.docId, read.error)
  return read.data
}

export function toCardRuling(row: { readonly docId: string }): CardRuling {
  const read = cardSchema.safeParse(row)
  if (!read.success) throw new UnreadableRow(row.docId, read.error)
  return read.data
}

export function toSections(docId: string, stored: unknown): Section[] {
  const read = sectionsSchema.safeParse(stored)
  if (!read.success) throw new UnreadableRow(docId, read.error)
  return read.data
}

/** Content of a version that is not shown, as stored. */
export function toArchive({ sections, ...facts }: Ruling): { facts: RulingFacts; sections: Section[] } {
  return { facts, sections }
}

/** Ruling from the stored content of a version that is not shown. */
export function fromArchive(docId: string, facts: unknown, sections: unknown): Ruling {
  const read = factsSchema.safeParse(facts)
  if (!read.success) throw new UnreadableRow(docId, read.error)
  return { ...read.data, sections: toSections(docId, sections) }
}

/** Parts of a docket number for look-ups; all null without one or when it cannot be parsed. */
function docketParts(docketNumber: string | null) {
  const { letter, number, year } = (docketNumber === null ? null : parseDocketNumber(docketNumber)) ?? {}
  return { docketLetter: letter ?? null, docketSerial: number ?? null, docketYear: year ?? null }
}
