import type { RulingFacts } from '../rulings/ruling.schema.ts'
import { formatCount, formatDocket, formatDocketLabel } from '../text/spanish-format.ts'

/** What a reference manager needs of a ruling. */
export interface CitableRuling {
  readonly docId: string
  readonly caption: string
  /** Court with its chamber. */
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

/** Kinds of document that bodies other than courts number, each kind separately. They have no docket. */
const numberedKinds = /^(?:dictamen|oficio|ordinario|circular|resolución exenta|informe)(?!\p{L}| n°)/u
/** A document with a number of its own, in a proceeding that has a rol. */
const ownNumber = /^resolución exenta n° (?<number>\d+)$/u

/** A resolution whose own number is not known. */
const resolution = 'resolución'

/** «dictamen», «resolución exenta», …: the kind that such a number belongs to; null for rulings of courts. */
export function numberedKind(kind: string | null): string | null {
  return numberedKinds.exec(kind ?? '')?.[0] ?? null
}

/** «rol N° 12.345-2020», «RIT O-364-2020», «dictamen N° E586880, de 2024», «resolución exenta N° 12, rol F-3-2013»; null when it has no number. */
export function citedNumber({ docketNumber, rit, kind }: Pick<RulingFacts, 'docketNumber' | 'rit' | 'kind'>): string | null {
  if (rit !== null && (docketNumber === null || rit === docketNumber)) return `RIT ${formatDocket(rit)}`
  if (docketNumber === null) return null
  const own = ownNumber.exec(kind ?? '')?.groups?.['number']
  if (own !== undefined) return `resolución exenta N° ${own}, rol ${formatDocket(docketNumber)}`
  if (kind === resolution) return `rol ${formatDocket(docketNumber)}`
  const numbered = numberedKind(kind)
  if (numbered === null) return formatDocketLabel(docketNumber)
  return `${numbered}${numberOfAct(docketNumber)}`
}

/** As its body writes it: « N° E586880, de 2024», « N° 05/01», «, resolución exenta N° 779». */
function numberOfAct(written: string): string {
  const [, electronic, year] = /^E-?(\d+)-(\d{4})$/u.exec(written) ?? []
  if (electronic !== undefined) return ` N° E${electronic}, de ${year}`
  const [, ordinary] = /^ORD\.?\s?N[°º]\s?(\S+)$/u.exec(written) ?? []
  if (ordinary !== undefined) return ` N° ${ordinary}`
  const [, exempt] = /^RE-(\d+)$/u.exec(written) ?? []
  if (exempt !== undefined) return `, resolución exenta N° ${formatCount(Number(exempt))}`
  return ` ${/^\d/u.test(written) ? 'N° ' : ''}${formatDocket(written)}`
}

/** «dictamen N° 24.526, de 2018», «dictamen N° E173.171, de 2022». */
export function numberedLabel(
  kind: string,
  { letter, number, year }: { letter: string | null; number: number; year: number | null },
): string {
  return `${kind} N° ${letter ?? ''}${formatCount(number)}${year === null ? '' : `, de ${year}`}`
}

/** Warns readers of a citation that the ruling does not exist. */
export const fictionalNote = 'Sentencia ficticia de demostración: no existe ni puede citarse.'
