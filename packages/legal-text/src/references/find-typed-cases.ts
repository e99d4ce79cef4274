import { type DocketNumber, expandYear, findDocketNumbers, findRucs, parseDocketNumber, parseRuc } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { type TextSpan, withoutOverlaps } from '../analysis/text-span.ts'
import { findCourtsBeside, type NamedCourt } from '../courts/courts-beside.ts'
import { courtBeside } from './court-beside.ts'
import type { NamedCase, TypedCase } from './named-case.ts'
import { endOfNumber, numberForm, numberValue, yearForm } from './number-forms.ts'
import { numberTitle } from './number-title.ts'

/** Words for the number of a document or a ruling. */
const documentCue = String.raw`dict(?:[aá]men|\.)?|(?<!\bde\s)oficio|of\.?|ord(?:inario)?\.?|res(?:oluci[oó]n)?\.?(?:\s+ex(?:enta)?\.?)?|circular|circ\.|sent(?:encia|\.)?|fallo`
const cue = String.raw`(?:rol(?:es)?|r\.?i\.?t\.?|ing(?:reso|\.|(?=\s+corte))|causa|${documentCue}|suseso|tc|stc)`
const sign = String.raw`[\s:.]*(?:corte|n[°ºo.]{0,2}|nro\.?|n[uú]mero)?[\s:.]*`

/** «ingreso 31777 del año 2021», «dictamen 40.712 de 2011», «sentencia 190/2023», «rol R N° 15 de 2020». */
const withWords = new RegExp(
  String.raw`(?<![\p{L}\d])${cue}${sign}(?:(?<letter>[a-z]{1,2})(?:\s?n[°º.]{1,2}\s?)?)?${numberForm}(?:[\s,]+(?:de|del)(?:\s+a[ñn]o)?\s+|\s?[-–/]\s?)${yearForm}${endOfNumber}`,
  'giu',
)
/** «dictamen 3032/047»: the number of the Dirección del Trabajo and that among its dictámenes, written with a zero. */
const withCorrelative = new RegExp(String.raw`(?<![\p{L}\d])${cue}${sign}${numberForm}\s?/\s?0(?<year>\d{2})${endOfNumber}`, 'giu')
/** «rit m 469 23», «S 17 23», «GR 19 00041 2016»: blanks in place of dashes. */
const withBlanks = new RegExp(
  String.raw`(?<![\p{L}\d])(?<letter>[a-xz]|gr\s\d{2}|es\s\d{2}|gs\s\d{2})[\s-]+0*${numberForm}[\s-]+${yearForm}${endOfNumber}`,
  'giu',
)
/** «C1234-20», «O115-2023»: the letter touches the number. */
const withGluedLetter = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?<letter>[acimoprst])(?=\d{3})${numberForm}\s?[-–]\s?${yearForm}${endOfNumber}`,
  'giu',
)
/** «TC 15.066», «sentencia 209», «oficio 3126», «dictamen E123456», «rol 12345»: no year. */
const withoutYear = new RegExp(String.raw`(?<![\p{L}\d])${cue}${sign}(?:e(?=\d{5}))?${numberForm}${endOfNumber}`, 'giu')
/** «rol 14.382 o 14.428»: the next number of a list. */
const nextNumber = new RegExp(
  String.raw`^(?<joint>\s*,\s*(?:[ou]\s+|y\s+)?|\s+[you]\s+)(?<number>\d{1,3}(?:\.\d{3})+|\d{4,6})${endOfNumber}`,
  'iu',
)
/** «CGR E586880»: a number of Contraloría without its year. */
const electronicNumber = /(?<![\p{L}\d])e(?<number>\d{5,7})(?![\p{L}\d-])/giu
const ofComptroller = /(?<!\p{L})(?:cgr|contralor[ií]a)(?!\p{L})/iu
/** A number right behind its court is one, whatever else it looks like: «CS 19-2020», «contraloría E586880 de 2024». */
const behindCourt = new RegExp(
  String.raw`^[\s,.:]{0,3}(?:${cue})?${sign}(?:(?<letter>[a-z]{1,2})(?:[\s-]\s?|(?=\d{5})))?${numberForm}(?:\s?[-–/]\s?|\s+de\s+)${yearForm}${endOfNumber}`,
  'iu',
)
const beforeCourt = new RegExp(
  String.raw`(?<![\p{L}\d.–/-])(?:(?<letter>[a-z]{1,2})[\s-]\s?)?${numberForm}\s?[-–/]\s?${yearForm}(?=[\s,]{1,3}(?:de\s+)?(?:la\s+)?$)`,
  'iu',
)
/** «oficio SII 1234», «sentencia TDLC N° 130», «dictamen DT 3032/047»: a number without year behind the body, with its word before it. */
const behindBody = new RegExp(
  String.raw`^[\s,.:]{0,3}(?<sign>n(?:[°º.]{1,2}|ro\.?|[uú]mero)[\s:.]*)?(?:e(?=\d{5}))?${numberForm}(?:\s?/\s?0?(?<year>\d{2}))?${endOfNumber}(?!\s?[-–/.]\s?\p{L})`,
  'iu',
)
/** A RUC in typed text counts even with a wrong check digit: it is looked up, and nothing else has its form. */
const rucForm = /(?<![\d.–-])(?:\d{10}\s?[-–]\s?[\dk]|\d{2}\s?[-–]\s?\d\s?[-–]\s?\d{7}\s?[-–]\s?[\dk])(?![\p{L}\d]|-\d)/giu
const bareRuc = /(?<![\p{L}\d])r\.?u\.?c\.?[\s:°ºn.]*(?<digits>\d{10}[\dk])(?![\p{L}\d-])/giu

const cueBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(?:rol(?:es)?|r\.?i\.?t\.?|r\.?u\.?c\.?|ing(?:reso|\.|(?=\s+corte))|causa|${documentCue})(?:\s+(?:corte|ingreso|rol|ex\.?|exenta))?[\s:.]*(?:n[°ºo.]{0,2}|nro\.?)?[\s:.]*$`,
  'iu',
)
const maxCueLength = 30

type Found = NamedCase & TextSpan & { readonly written: string }

/** What joins the numbers of one court: «CS 12.345-2020, 13.456-2020 y 14.567-2021». */
const listJoint = /^[\s,;]*(?:(?:y|e|o|u|rol(?:es)?|n°?)[\s,;.:]*){0,3}$/iu

/**
 * Every rol, RIT, RUC and document number of a query or a line of a list, in any written form. Each has the court written beside it.
 */
export function findTypedCases(text: string): TypedCase[] {
  const composed = text.normalize('NFC')
  const folded = foldSameLength(composed.toLowerCase())
  const courts = folded.length === text.length && /\d/u.test(text) ? findCourtsBeside(folded) : []
  const found = numbersIn(text, courts)
    .map((each) => withCue(each, text))
    .sort((a, b) => a.from - b.from)
  const typed: TypedCase[] = []
  for (const each of found) {
    const own = withoutCourt(each, courts, text)
    const previous = typed.at(-1)
    const inList = previous !== undefined && listJoint.test(text.slice(previous.to, own.from))
    const court = courtBeside(folded, own, courts) ?? own.leading ?? (inList ? previous.court : null)
    const title = numberTitle(each, `${cueOf(court, own, text)}${text.slice(own.from, own.to).trim()}`)
    const { leading: _, ...rest } = own
    typed.push(rest.kind === 'docket' ? { ...rest, title, rit: title === 'RIT', court } : { ...rest, title, court })
  }
  return typed
}

const numbersIn = (text: string, courts: readonly NamedCourt[]): Found[] => {
  const whole = wholeCase(text)
  if (whole !== null) return [whole]
  const rucs = [...text.matchAll(rucForm), ...text.matchAll(bareRuc)].flatMap((match) => rucOf(match, text))
  const dockets = findDocketNumbers(text).map(
    ({ from, to, docket, written }): Found => ({ kind: 'docket', docket, rit: false, from, to, written }),
  )
  const besides = courts.flatMap((court) => [...besideCourt(text, court), ...behindDocument(text, court)])
  const loose = [withWords, withCorrelative, withBlanks, withGluedLetter].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => docketOf(match, 0)),
  )
  const numbers = [...text.matchAll(withoutYear)].flatMap((match) => [numberOf(match), ...numbersBehind(text, match)])
  const electronic = ofComptroller.test(text) ? [...text.matchAll(electronicNumber)].map(numberOf) : []
  return withoutOverlaps([...rucs, ...findRucs(text).map(fromRuc), ...dockets, ...besides, ...loose, ...numbers, ...electronic])
}

const fromRuc = ({ from, to, ruc, written }: TextSpan & { readonly ruc: string; readonly written: string }): Found => ({
  kind: 'ruc',
  ruc,
  from,
  to,
  written,
})

/** Ten digits that begin with two zeros are a RUT with leading zeros, unless «RUC» announces them. */
const rucOf = (match: RegExpExecArray, text: string): Found[] => {
  const ruc = parseRuc(match[0])
  const isAnnounced = /r\.?u\.?c/iu.test(text.slice(Math.max(0, match.index - 12), match.index + 4))
  if (ruc === null || (match[0].startsWith('00') && !isAnnounced)) return []
  return [{ kind: 'ruc', ruc, from: match.index, to: match.index + match[0].length, written: match[0] }]
}

const wholeCase = (text: string): Found | null => {
  const span = { from: 0, to: text.length, written: text.trim() }
  const ruc = parseRuc(text)
  if (ruc !== null) return { kind: 'ruc', ruc, ...span }
  const docket = parseDocketNumber(text)
  return docket === null ? null : { kind: 'docket', docket, rit: false, ...span }
}

const docketOf = (match: RegExpExecArray | null, offset: number): Found[] => {
  const { letter, number: digits = '', year: yearDigits = '' } = match?.groups ?? {}
  const fullYear = expandYear(yearDigits)
  const value = numberValue(digits)
  if (match === null || fullYear === null || value < 1) return []
  const docket: DocketNumber = { letter: letter?.toUpperCase().replace(/\s/gu, '-') ?? null, number: value, year: fullYear, book: null }
  const from = offset + match.index + (match[0].length - match[0].trimStart().length)
  return [{ kind: 'docket', docket, rit: false, from, to: offset + match.index + match[0].length, written: match[0].trim() }]
}

const besideCourt = (text: string, court: NamedCourt): Found[] => {
  const start = Math.max(0, court.from - maxCueLength)
  const found = [
    ...numberBeside(behindCourt.exec(text.slice(court.to)), court.to),
    ...numberBeside(beforeCourt.exec(text.slice(start, court.from)), start),
  ]
  return found.filter((each) => !mayBePeriod(each) || isAlone(text, [each, court]))
}

const documentBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${documentCue})(?:\s+(?:ex\.?|exenta))?(?:\s+(?:del?|de\s+la|la|el))?\s*$`,
  'iu',
)

const behindDocument = (text: string, court: NamedCourt): Found[] => {
  if (!documentBefore.test(text.slice(Math.max(0, court.from - maxCueLength), court.from))) return []
  const match = behindBody.exec(text.slice(court.to))
  const { number = '', sign: written } = match?.groups ?? {}
  if (match?.groups?.['year'] !== undefined) return docketOf(match, court.to)
  if (match === null || (written === undefined && /^(?:19|20)\d\d$/u.test(number))) return []
  const from = court.to + match[0].length - match[0].trimStart().length
  return [{ kind: 'number', number: numberValue(number), from, to: court.to + match[0].length, written: match[0].trim() }]
}

/** «03-2021» is a month. */
const numberBeside = (match: RegExpExecArray | null, offset: number): Found[] =>
  /^0\d$/u.test(match?.groups?.['number'] ?? '') && match?.groups?.['letter'] === undefined ? [] : docketOf(match, offset)

/** Two years in order, as in «despido Corte Suprema 2015-2020», are a period where there are other words. */
const mayBePeriod = (found: Found): boolean =>
  found.kind === 'docket' && /^\d{4}\D/u.test(found.written) && found.docket.number >= 1900 && found.docket.number <= found.docket.year

const isAlone = (text: string, ranges: readonly TextSpan[]): boolean => {
  const [first, second] = [...ranges].sort((a, b) => a.from - b.from)
  const others = [text.slice(0, first?.from), text.slice(first?.to, second?.from), text.slice(second?.to)].join(' ')
  return !/[\p{L}\d]/u.test(others.replace(/(?<!\p{L})(?:de|la|el)(?!\p{L})/giu, ''))
}

const numberOf = (match: RegExpExecArray): Found => ({
  kind: 'number',
  number: numberValue(match.groups?.['number'] ?? ''),
  from: match.index,
  to: match.index + match[0].length,
  written: match[0],
})

/** Numbers that follow one without year, as cases have them: «ley» or «art.» before a number would stand between. */
const numbersBehind = (text: string, first: RegExpExecArray): Found[] => {
  if (!/^(?:rol(?:es)?|r\.?i\.?t|ing|causa|s?tc)/iu.test(first[0]) || !/\d{4}|\./u.test(first[0])) return []
  const found: Found[] = []
  for (let at = first.index + first[0].length; ; ) {
    const match = nextNumber.exec(text.slice(at))
    if (match === null) return found
    const { joint = '', number = '' } = match.groups ?? {}
    const from = at + joint.length
    at += match[0].length
    if (!/^(?:19|20)\d\d$/u.test(number))
      found.push({ kind: 'number', number: numberValue(number), from, to: at, written: `rol ${number}` })
  }
}

/** Extends the span over a preceding «rol N°», which is not a word to search. */
const withCue = (found: Found, text: string): Found => {
  const before = text.slice(Math.max(0, found.from - maxCueLength), found.from)
  return { ...found, from: found.from - (cueBefore.exec(before)?.[0].length ?? 0) }
}

/** In «sentencia TDLC N° 189/2023» the word before the court says what the number is. */
const cueOf = (court: NamedCourt | null, { from }: TextSpan, text: string): string => {
  const before = court === null || court.to > from ? '' : text.slice(Math.max(0, court.from - maxCueLength), court.from)
  return `${cueBefore.exec(before)?.[0].trim() ?? ''} `.trimStart()
}

/** A court at the beginning of a number («TC 15.066», «STC rol 1723») is its court and no part of it. */
const withoutCourt = (found: Found, courts: readonly NamedCourt[], text: string): Found & { readonly leading: NamedCourt | null } => {
  const leading =
    courts.find((court) => court.from >= found.from && court.to < found.to && /^[\s.]*$/u.test(text.slice(found.from, court.from))) ?? null
  if (leading === null) return { ...found, leading }
  const rest = text.slice(leading.to, found.to)
  return { ...found, from: leading.to + (rest.length - rest.trimStart().length), leading }
}
