import { type DocketNumber, expandYear, findDocketNumbers, findRucs, parseDocketNumber, parseRuc } from '@basejuris/domain'
import { numberTitle } from './number-title.ts'
import type { Identifier, NamedCase } from './query-parts.ts'
import { type Span, withoutOverlaps } from './span.ts'

const cue = String.raw`(?:rol(?:es)?|r\.?i\.?t\.?|ingreso|causa|dict[aá]men|oficio|ord(?:inario)?\.?|sentencia|suseso|tc|stc)`
const sign = String.raw`[\s:.]*(?:corte|n[°ºo.]{0,2}|nro\.?|n[uú]mero)?[\s:.]*`
const number = String.raw`(?<number>\d{1,3}(?:\.\d{3})+|\d{1,7})`
const year = String.raw`(?<year>(?:19|20)\d{2}|\d{2})`
const end = String.raw`(?![\p{L}\d]|[-.]\d)`

/** «ingreso 31777 del año 2021», «dictamen 40.712 de 2011». */
const withWords = new RegExp(
  String.raw`(?<![\p{L}\d])${cue}${sign}(?<letter>[a-z]{1,2})?${number}[\s,]+(?:de|del)(?:\s+a[ñn]o)?\s+${year}${end}`,
  'giu',
)
/** «rit m 469 23», «S 17 23», «GR 19 00041 2016»: blanks in place of dashes. */
const withBlanks = new RegExp(
  String.raw`(?<![\p{L}\d])(?<letter>[a-xz]|gr\s\d{2}|es\s\d{2}|gs\s\d{2})[\s-]+0*${number}[\s-]+${year}${end}`,
  'giu',
)
/** «TC 15.066», «sentencia 209», «oficio 3126», «rol 12345»: no year. */
const withoutYear = new RegExp(String.raw`(?<![\p{L}\d])${cue}${sign}${number}${end}`, 'giu')

const cueBefore =
  /(?<![\p{L}\d])(?:rol(?:es)?|r\.?i\.?t\.?|r\.?u\.?c\.?|ingreso|causa|dict[aá]men|oficio|ord(?:inario)?\.?)(?:\s+(?:corte|ingreso|rol))?[\s:.]*(?:n[°ºo.]{0,2}|nro\.?)?[\s:.]*$/iu
const maxCueLength = 30

type Found = Omit<Identifier, 'title'> & Span & NamedCase

/** Extends the span over a preceding «rol N°», which is not a word to search. */
const withCue = (identifier: Found, text: string): Found => {
  const before = text.slice(Math.max(0, identifier.from - maxCueLength), identifier.from)
  return { ...identifier, from: identifier.from - (cueBefore.exec(before)?.[0].length ?? 0) }
}

/** Every rol, RIT, RUC and document number in the query, in any written form and in order. */
export function findIdentifiers(text: string): Identifier[] {
  const whole = wholeIdentifier(text)
  if (whole !== null) return [withTitle(whole, text)]
  const rucs = findRucs(text).map(({ from, to, ruc, written }): Found => ({ kind: 'ruc', ruc, from, to, written }))
  const dockets = findDocketNumbers(text).map(
    ({ from, to, docket, written }): Found => ({ kind: 'docket', docket, rit: false, from, to, written }),
  )
  const loose = [...matchDockets(text, withWords), ...matchDockets(text, withBlanks)]
  const numbers = [...text.matchAll(withoutYear)].map(numberOf)
  const found = [...rucs, ...dockets, ...loose, ...numbers].map((each) => withCue(each, text))
  return withoutOverlaps(found)
    .sort((a, b) => a.from - b.from)
    .map((each) => withTitle(each, text))
}

const withTitle = (found: Found, text: string): Identifier => {
  const title = numberTitle(found, text.slice(found.from, found.to).trim())
  return found.kind === 'docket' ? { ...found, title, rit: title === 'RIT' } : { ...found, title }
}

const wholeIdentifier = (text: string): Found | null => {
  const span = { from: 0, to: text.length, written: text.trim() }
  const ruc = parseRuc(text)
  if (ruc !== null) return { kind: 'ruc', ruc, ...span }
  const docket = parseDocketNumber(text)
  return docket === null ? null : { kind: 'docket', docket, rit: false, ...span }
}

const matchDockets = (text: string, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].flatMap((match): Found[] => {
    const { letter, number: digits = '', year: yearDigits = '' } = match.groups ?? {}
    const fullYear = expandYear(yearDigits)
    const value = Number(digits.replaceAll('.', ''))
    if (fullYear === null || value < 1) return []
    const docket: DocketNumber = { letter: letter?.toUpperCase().replace(/\s/gu, '-') ?? null, number: value, year: fullYear, book: null }
    return [{ kind: 'docket', docket, rit: false, from: match.index, to: match.index + match[0].length, written: match[0] }]
  })

const numberOf = (match: RegExpExecArray): Found => ({
  kind: 'number',
  number: Number((match.groups?.['number'] ?? '').replaceAll('.', '')),
  from: match.index,
  to: match.index + match[0].length,
  written: match[0],
})
