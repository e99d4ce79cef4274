import type { RulingFacts } from '../rulings/ruling.schema.ts'
import { formatDocket, formatDocketLabel } from '../text/spanish-format.ts'

/** What a reference manager wants to know of a ruling. */
export interface CitableRuling {
  readonly docId: string
  readonly caption: string
  /** With its chamber. */
  readonly court: string
  /** «rol N° 12.345-2020», «RIT O-364-2020»; null when it has no number. */
  readonly docket: string | null
  /** `yyyy-mm-dd`. */
  readonly decidedOn: string | null
  readonly subjects: readonly string[]
  readonly fictional: boolean
}

type CitedFacts = Pick<
  RulingFacts,
  'docId' | 'caption' | 'court' | 'chamber' | 'docketNumber' | 'rit' | 'kind' | 'decidedOn' | 'subjects' | 'fictional'
>

export function toCitableRuling(facts: CitedFacts): CitableRuling {
  return {
    docId: facts.docId,
    caption: facts.caption,
    court: facts.chamber === null ? facts.court : `${facts.court}, ${facts.chamber}`,
    docket: citedNumber(facts),
    decidedOn: facts.decidedOn,
    subjects: facts.subjects,
    fictional: facts.fictional,
  }
}

/** What bodies that are no courts number, each kind by itself; they have no docket. */
const numberedKinds = /^(?:dictamen|oficio|ordinario|circular|resolución exenta|informe)(?!\p{L})/u

/** «dictamen», «resolución exenta», …: what the number of such a ruling is of; null for rulings of courts. */
export function numberedKind(kind: string | null): string | null {
  return numberedKinds.exec(kind ?? '')?.[0] ?? null
}

/** «rol N° 12.345-2020», «RIT O-364-2020», «dictamen E-586.880-2024»; null when it has no number. */
export function citedNumber({ docketNumber, rit, kind }: Pick<RulingFacts, 'docketNumber' | 'rit' | 'kind'>): string | null {
  if (rit !== null && (docketNumber === null || rit === docketNumber)) return `RIT ${formatDocket(rit)}`
  if (docketNumber === null) return null
  const numbered = numberedKind(kind)
  if (numbered === null) return formatDocketLabel(docketNumber)
  return `${numbered} ${/^\d/u.test(docketNumber) ? 'N° ' : ''}${formatDocket(docketNumber)}`
}

/** Nobody should keep a ruling that does not exist among those that do without being told. */
export const fictionalNote = 'Sentencia ficticia de demostración: no existe ni puede citarse.'
