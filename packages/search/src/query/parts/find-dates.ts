import { monthNames } from '@basejuris/domain/spanish-cardinals'
import type { Period, QueryDate } from './query-parts.ts'
import type { Span } from './span.ts'

const year = String.raw`(?:19|20)\d{2}`
const month = monthNames.join('|').replace('septiembre', 'sep?tiembre')
const moment = String.raw`(?:(?:(\d{1,2})[°º]?\s+de\s+)?(?:(${month})\s+(?:del?\s+)?)?(?:el\s+)?(?:a[ñn]os?\s+)?(${year}))`
const notJoined = String.raw`(?![\p{L}\d]|[-/.]\d)`
const start = String.raw`(?<![\p{L}\d]|\d[-/.])`
const lower = String.raw`desde|a\s+partir\s+de|a\s+contar\s+de|posterior(?:es)?\s+a|despu[eé]s\s+de`
const upper = String.raw`hasta|anterior(?:es)?\s+a|antes\s+de`
const between = new RegExp(String.raw`${start}entre\s+${moment}\s+y\s+${moment}${notJoined}`, 'giu')
const bounded = new RegExp(String.raw`${start}(?:(${lower})|(${upper})):?\s+(?:el\s+|la\s+)?${moment}${notJoined}`, 'giu')
const range = new RegExp(String.raw`${start}(?:del?\s+)?${moment}\s+(?:al?|hasta)\s+${moment}${notJoined}`, 'giu')
const onwards = new RegExp(
  String.raw`${start}(?:del?\s+)?${moment}\s+(?:en\s+adelante|a\s+la\s+fecha|a\s+la\s+actualidad|(?:hasta|a)\s+hoy)(?!\p{L})`,
  'giu',
)
/** «2018-2021»: two years in order. Those of a docket number are told apart by what stands around: see `isYearSpan`. */
const yearSpan = new RegExp(String.raw`(?<![\p{L}\d./-])(${year})\s?[-–—/]\s?(${year})${notJoined}`, 'gu')
const numeric =
  /(?<![\p{L}\d]|\d[-/.])(?:(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>(?:19|20)\d{2})|(?<isoYear>(?:19|20)\d{2})-(?<isoMonth>\d{2})-(?<isoDay>\d{2}))(?![\p{L}\d]|[-/.]\d)/gu
const plain = new RegExp(`${start}${moment}${notJoined}`, 'giu')
/** A year that only its word makes one: «fallos de 1850», «año 2120». */
const distant =
  /(?<=(?<!\p{L})(?:(?:a[ñn]os?|fallos?|sentencias?|jurisprudencia)\s+(?:(?:de|del|desde|hasta)\s+)?))(?:1[5-8]\d{2}|2[1-9]\d{2})(?![\p{L}\d]|[-/.]\d)/giu

/** «desde 2015», «entre 2010 y 2015», «2010 a 2015», «2019 en adelante», «02-01-2024», «antes de marzo de 2020», «enero 2024», «2019». */
export function findDates(text: string): QueryDate[] {
  const found: QueryDate[] = []
  const add = (match: RegExpExecArray, period: Period, bounded: boolean): void => {
    const span = { from: match.index, to: match.index + match[0].length }
    if (!found.some(({ from, to }) => span.from < to && from < span.to))
      found.push({ ...span, label: match[0].toLowerCase(), period, bounded })
  }
  for (const match of text.matchAll(numeric)) {
    const day = numericDay(match)
    if (day !== null) add(match, { from: day, until: day }, false)
  }
  for (const match of yearSpans(text)) add(match, { from: match[1] ?? '', until: match[2] ?? '' }, false)
  for (const match of text.matchAll(onwards)) add(match, { from: isoOf(match, 1) }, true)
  for (const match of [...text.matchAll(between), ...text.matchAll(range)])
    add(match, { from: isoOf(match, 1), until: isoOf(match, 4) }, true)
  for (const match of text.matchAll(bounded)) add(match, boundsOf(match), true)
  for (const match of [...text.matchAll(plain), ...text.matchAll(distant)]) {
    const at = match[3] === undefined ? match[0] : isoOf(match, 1)
    add(match, { from: at, until: at }, false)
  }
  return found.sort((a, b) => a.from - b.from)
}

const yearSpans = (text: string): RegExpExecArray[] => [...text.matchAll(yearSpan)].filter((match) => isYearSpan(text, match))

/** «2018-2021» where it means years and is no docket number. */
export function findYearSpans(text: string): Span[] {
  return yearSpans(text).map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))
}

const rolCue =
  /(?:rol(?:es)?|r\.?i\.?t\.?|r\.?u\.?c\.?|ingreso|causa|dict[aá]men|oficio|ord(?:inario)?\.?|n[°ºo.]{1,2}|nro\.?|(?<!\p{L})[a-z]-?)\s*(?:corte\s*)?[:.]?\s*$/iu
const spanCue =
  /(?:fallos?|sentencias?|jurisprudencia|resoluciones|dict[aá]menes|a[ñn]os?|per[ií]odos?|entre)\s+(?:de\s+|los\s+a[ñn]os\s+)?$/iu
const otherWord = /(?<![\p{L}\d])(?!(?:corte|suprema|apelaciones|tribunal|juzgado|de|del|la|el|los|las|en|santiago)(?!\p{L}))[\p{L}]{4,}/iu

/**
 * «2018-2021» are years where a word says so, or in a query with other words, since a docket number is seldom a year too. Alone, beside a
 * court alone, or in falling order it is a docket number.
 */
const isYearSpan = (text: string, { 1: first = '', 2: second = '', 0: whole, index }: RegExpExecArray): boolean => {
  const before = text.slice(0, index)
  if (Number(first) >= Number(second) || Number(first) < firstYear || rolCue.test(before)) return false
  return spanCue.test(before) || otherWord.test(`${before} ${text.slice(index + whole.length)}`)
}
/** Earlier years are numbers more often than years of rulings. */
const firstYear = 1980

const numericDay = ({ groups = {} }: RegExpExecArray): string | null => {
  const [day, month] = [Number(groups['day'] ?? groups['isoDay']), Number(groups['month'] ?? groups['isoMonth'])]
  const real = day >= 1 && day <= 31 && month >= 1 && month <= 12
  return real ? `${groups['year'] ?? groups['isoYear']}-${twoDigits(month)}-${twoDigits(day)}` : null
}

const monthOf = (name: string | undefined): number | null =>
  name === undefined ? null : monthNames.indexOf(name.toLowerCase().replace('set', 'sept')) + 1

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The date whose capture groups begin at `group`. */
const isoOf = (match: RegExpExecArray, group: number): string => {
  const monthNumber = monthOf(match[group + 1])
  const day = match[group]
  if (monthNumber === null) return match[group + 2] ?? ''
  const monthText = `${match[group + 2]}-${twoDigits(monthNumber)}`
  return day === undefined ? monthText : `${monthText}-${twoDigits(Number(day))}`
}

const boundsOf = (match: RegExpExecArray): Period => {
  const at = isoOf(match, 3)
  const [lowerWord, upperWord] = [match[1]?.toLowerCase(), match[2]?.toLowerCase()]
  if (lowerWord !== undefined) return { from: /poster|despu/u.test(lowerWord) && at.length === 4 ? String(Number(at) + 1) : at }
  return { until: upperWord !== 'hasta' && at.length === 4 ? String(Number(at) - 1) : at }
}
