import { type DocketNumber, expandYear, formatDocketNumber, parseDocketNumber, type Ruling } from '@basejuris/domain'

const plain = ({ number, year }: DocketNumber): string => `${number}-${year}`

/**
 * Index terms of a stored docket number: with its letter (`o-5340-2022`, or `=5340-2022` without one), without the letter, and the
 * number alone. `decidedOn` tells the year of a document whose number has none.
 */
export function docketTerms(written: string | null, decidedOn: string | null = null): string[] {
  if (written === null) return []
  const docket = parseDocketNumber(written) ?? looseDocket(written)
  if (docket === null) return [written.toLowerCase(), ...documentTerms(written, decidedOn)]
  const exact = docket.letter === null ? `=${plain(docket)}` : formatDocketNumber(docket).toLowerCase()
  return [exact, plain(docket), String(docket.number)]
}

/** «RE-799», «ORD.N°05/01» of the Dirección del Trabajo: the second number counts its dictámenes, and a query has it where a year would be. */
const documentNumber =
  /^(?:(?:(?:ord|of|res|ex|dict|circ)\p{L}*|re(?=-))[.\s-]*)+n?[°º.\s]*0*(?<number>[1-9]\d{0,6})(?:\s*\/\s*0*(?<correlative>\d{1,4}))?\s*$/iu
const maxShortYear = 99

const documentTerms = (written: string, decidedOn: string | null): string[] => {
  const { number, correlative } = documentNumber.exec(written.trim())?.groups ?? {}
  if (number === undefined) return []
  const short = correlative === undefined || Number(correlative) > maxShortYear ? null : expandYear(correlative.padStart(2, '0'))
  const years = [decidedOn?.slice(0, 4), short === null ? undefined : String(short)]
  return [...new Set([number, ...years.flatMap((year) => (year === undefined ? [] : [`${number}-${year}`]))])]
}

/**
 * What a ruling is filtered by: its own docket number or, without one, its RIT, with and without the letter, and its RUC. All in lower case.
 */
export function docketValues({ docketNumber, rit, ruc }: Pick<Ruling, 'docketNumber' | 'rit' | 'ruc'>): string[] {
  const written = docketNumber ?? rit
  const docket = written === null ? null : (parseDocketNumber(written) ?? looseDocket(written))
  const numbers = docket === null ? [] : [formatDocketNumber(docket).toLowerCase(), plain(docket)]
  return [...new Set([...numbers, ...(ruc === null ? [] : [ruc.toLowerCase()])])]
}

/** «Dictamen 4268-1988», «ORD. N° 12/2019»: the last number before a year. */
const looseDocket = (written: string): DocketNumber | null => {
  const match = /(\d{1,7}|\d{1,3}(?:\.\d{3})+)[\s\-–/]+((?:19|20)\d{2})\D*$/u.exec(written)
  return match === null ? null : { letter: null, number: Number((match[1] ?? '').replaceAll('.', '')), year: Number(match[2]), book: null }
}

/** Index term to search for a docket number. Without a letter it matches any letter or none. */
export function docketQueryTerm(docket: DocketNumber): string {
  return docket.letter === null ? plain(docket) : formatDocketNumber(docket).toLowerCase()
}

/** Index term of rulings with the number and year and no letter. */
export function letterlessTerm(docket: DocketNumber): string {
  return `=${plain(docket)}`
}

export function docketSortKey(written: string | null): string | null {
  const docket = written === null ? null : parseDocketNumber(written)
  if (docket === null) return written === null ? null : `9999 ${written.toLowerCase()}`
  return `${docket.year} ${String(docket.number).padStart(9, '0')} ${docket.letter ?? ''}`
}
