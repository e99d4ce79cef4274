import { hasOneSeries, parseDocketNumber, type RulingFacts, serialOf } from '@basejuris/domain'
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { foldCaption } from '../rulings/fold-caption.ts'
import { rulingCitations } from '../schema/schema.ts'

/** The facts by which a ruling is named. */
export type NamedRuling = Pick<RulingFacts, 'docId' | 'court' | 'docketNumber' | 'rit' | 'caption' | 'decidedOn' | 'fictional'>

/** Rows that name a ruling of their own kind, except its own; undefined where nothing names it. */
export function citationsNaming(ruling: NamedRuling): SQL | undefined {
  const docket = parseDocketNumber(ruling.docketNumber ?? ruling.rit ?? '')
  const { letter, serial, year, decidedOn, caption, sameCase, docId, citingFictional } = rulingCitations
  const isCourt = or(
    isNull(rulingCitations.court),
    eq(rulingCitations.court, ruling.court),
    sql`starts_with(${ruling.court}, ${rulingCitations.court} || ' ')`,
  )
  const byNumber =
    docket === null
      ? bySerial(ruling)
      : and(
          eq(serial, docket.number),
          or(eq(year, docket.year), isNull(year)),
          docket.letter === null
            ? isNull(letter)
            : or(eq(letter, docket.letter), and(isNull(letter), sql`${rulingCitations.court} is not null`)),
          or(
            isNull(decidedOn),
            sql`${ruling.decidedOn}::date is null`,
            eq(decidedOn, sql`${ruling.decidedOn}::date`),
            sql`${year} is not null`,
          ),
        )
  const byCaption =
    ruling.decidedOn === null ? undefined : and(isNull(serial), eq(decidedOn, ruling.decidedOn), eq(caption, foldCaption(ruling.caption)))
  if (byNumber === undefined && byCaption === undefined) return undefined
  return and(eq(sameCase, false), eq(citingFictional, ruling.fictional), sql`${docId} <> ${ruling.docId}`, isCourt, or(byNumber, byCaption))
}

/** Rows that cite a number which the source of the ruling gives without year: with any year that is not after its day. */
function bySerial(ruling: NamedRuling): SQL | undefined {
  const { letter, serial, year, court } = rulingCitations
  const number = serialOf(ruling)
  if (number === null || !hasOneSeries(ruling.court)) return undefined
  const isYear = ruling.decidedOn === null ? undefined : or(isNull(year), lte(year, Number(ruling.decidedOn.slice(0, 4))))
  return and(eq(serial, number), isNull(letter), eq(court, ruling.court), isYear)
}
