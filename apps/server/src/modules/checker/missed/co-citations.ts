import {
  type Database,
  listCitationsOfEach,
  listCitingRulings,
  listFactsByDocket,
  listFactsBySerial,
  type RulingCitationRow,
} from '@basejuris/database'
import { hasOneSeries, type RulingFacts, serialOf } from '@basejuris/domain'
import { resolveCitation } from '@basejuris/ingestion'

/** A paragraph that cites a ruling. */
export interface CitingPlace {
  readonly docId: string
  readonly anchor: string
}

/** A ruling that the graph joins with one cited. */
export interface CoCitation {
  readonly docId: string
  /** The ruling cited. */
  readonly cited: RulingFacts
  /** Of the ruling that cites both, or of one of the two. */
  readonly source: CitingPlace
}

/** Rulings that cite one which are read. */
const maxCiting = 30

/** Rulings that are cited together with some, cite them, or are cited by them. A ruling comes once for each that joins it. */
export async function listCoCitations(db: Database, cited: readonly RulingFacts[]): Promise<CoCitation[]> {
  const found: CoCitation[] = []
  for (const facts of cited) {
    const { rulings } = await listCitingRulings(db, facts, { offset: 0, limit: maxCiting })
    const citing = rulings.filter(({ ambiguous }) => !ambiguous)
    for (const { docId, places } of citing)
      for (const { anchor } of places.slice(0, 1)) found.push({ docId, cited: facts, source: { docId, anchor } })
    const sources = [facts.docId, ...citing.map(({ docId }) => docId)]
    for (const [docId, places] of await listCitedBy(db, sources)) for (const source of places) found.push({ docId, cited: facts, source })
  }
  return found.filter(({ docId, cited: { docId: own } }) => docId !== own)
}

/** The real rulings that some cite with certainty, and where: one place of each citing ruling. */
export async function listCitedBy(db: Database, citing: readonly string[]): Promise<Map<string, CitingPlace[]>> {
  const rows = await listCitationsOfEach(db, citing)
  const serials = rows.flatMap(({ serial, court }) => (serial !== null && hasOneSeries(court) ? [serial] : []))
  const [byDocket, bySerial] = await Promise.all([listFactsByDocket(db, rows.flatMap(numberOf)), listFactsBySerial(db, serials)])
  const distinct = new Map([...byDocket, ...bySerial].map((facts) => [facts.docId, facts]))
  const candidates = [...distinct.values()].filter(({ fictional }) => !fictional)
  const byNumber = Map.groupBy(candidates, serialOf)
  const cited = new Map<string, CitingPlace[]>()
  for (const row of rows) {
    const { rulings, isCertain } = resolveCitation(row, byNumber.get(row.serial ?? -1) ?? [])
    const [ruling] = rulings
    const places = ruling === undefined ? [] : (cited.get(ruling.docId) ?? [])
    if (!isCertain || ruling === undefined || places.some(({ docId }) => docId === row.docId)) continue
    cited.set(ruling.docId, [...places, { docId: row.docId, anchor: row.anchor }])
  }
  return cited
}

const numberOf = ({ serial, year }: RulingCitationRow): { number: number; year: number }[] =>
  serial === null || year === null ? [] : [{ number: serial, year }]
