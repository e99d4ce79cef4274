import { type DocketNumber, formatDocketNumber, parseDocketNumber } from '@basejuris/domain'

const plain = ({ number, year }: DocketNumber): string => `${number}-${year}`

/** Terms under which a stored docket number is found: with its letter (`o-5340-2022`; `=5340-2022` when it has none), without, and its number alone. */
export function docketTerms(written: string | null): string[] {
  if (written === null) return []
  const docket = parseDocketNumber(written) ?? looseDocket(written)
  if (docket === null) return [written.toLowerCase()]
  const exact = docket.letter === null ? `=${plain(docket)}` : formatDocketNumber(docket).toLowerCase()
  return [exact, plain(docket), String(docket.number)]
}

/** «Dictamen 4268-1988», «ORD. N° 12/2019»: the last number that stands before a year. */
const looseDocket = (written: string): DocketNumber | null => {
  const match = /(\d{1,7}|\d{1,3}(?:\.\d{3})+)[\s\-–/]+((?:19|20)\d{2})\D*$/u.exec(written)
  return match === null ? null : { letter: null, number: Number((match[1] ?? '').replaceAll('.', '')), year: Number(match[2]), book: null }
}

/** The term that a ruling has when the docket number asked for is its own: with any letter or none where none is asked for. */
export function docketQueryTerm(docket: DocketNumber): string {
  return docket.letter === null ? plain(docket) : formatDocketNumber(docket).toLowerCase()
}

/** The term of rulings that have the number and year without any letter. */
export function letterlessTerm(docket: DocketNumber): string {
  return `=${plain(docket)}`
}

export function docketSortKey(written: string | null): string | null {
  const docket = written === null ? null : parseDocketNumber(written)
  if (docket === null) return written === null ? null : `9999 ${written.toLowerCase()}`
  return `${docket.year} ${String(docket.number).padStart(9, '0')} ${docket.letter ?? ''}`
}
