import { chileanDate } from '@basejuris/domain/calendar'
import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { findMatches } from '@basejuris/legal-text'
import type { Period, QueryDate } from './query-parts.ts'
import type { Span } from './span.ts'

const year = String.raw`(?:19|20)\d{2}`
const month = monthNames.join('|').replace('septiembre', 'sep?tiembre')
const article = String.raw`(?:(?:el|los|la)\s+)?(?:(?:d[ií]a|mes(?:es)?(?:\s+de)?)\s+)?`
const moment = String.raw`(?:${article}(?:(\d{1,2})[°º]?\s+(?:de\s+|(?=(?:${month})(?!\p{L}))))?(?:(${month})\s+(?:del?\s+)?)?(?:(?:el|los)\s+)?(?:a[ñn]os?\s+)?(${year}))`
const notJoined = String.raw`(?![\p{L}\d]|[-/.]\d)`
const start = String.raw`(?<![\p{L}\d]|\d[-/.])`
const lower = String.raw`desde|no\s+(?:m[aá]s\s+antigu[oa]s?|anterior(?:es)?)\s+(?:que|del?|al?)|a\s+partir(?:\s+del?)?|a\s+contar\s+del?|posterior(?:es|idad)?\s+al?(?:\s+la\s+(?:reforma|ley|modificaci[oó]n)\s+del?)?|despu[eé]s(?:\s+del?(?:\s+la\s+(?:reforma|ley|modificaci[oó]n)\s+del?)?)?|post|>=?|≥`
const upper = String.raw`hasta|m[aá]s\s+antigu[oa]s?\s+(?:que|del?)|anterior(?:es|idad)?\s+al?|previ[oa]s?\s+al?|antes(?:\s+del?)?|pre|<=?|≤`
const between = new RegExp(String.raw`${start}entre\s+${moment}\s+(?:y|e|a|hasta)\s+${moment}${notJoined}`, 'giu')
const bounded = new RegExp(String.raw`${start}(?:(${lower})|(${upper})):?(?:\s+|(?<=[<>=≥≤])\s*)${moment}${notJoined}`, 'giu')
const range = new RegExp(String.raw`${start}(?:(?:desde|del?)\s+)?${moment}\s+(?:al?|hasta)\s+${moment}${notJoined}`, 'giu')
const onwards = new RegExp(
  String.raw`${start}(?:(?:desde|del?)\s+)?${moment}\s+(?:(?:en|para|pa|hacia)\s+adelante|(?:para|pa|hacia)\s+(?:ac[aá]|aqu[ií]|delante|arriba)|a\s+la\s+fecha|a\s+la\s+actualidad|(?:hasta|a)\s+(?:hoy|ahora))(?!\p{L})`,
  'giu',
)
const backwards = new RegExp(String.raw`${start}(?:del?\s+)?${moment}\s+(?:hacia|para|pa)\s+(?:atr[aá]s|abajo)(?!\p{L})`, 'giu')
/** «entre enero y marzo de 2022», «enero-marzo 2022»: months of one year. */
const monthsOfYear = new RegExp(
  String.raw`${start}(?:(?:entre|desde|del?)\s+)?(?<first>${month})\s*(?:\s(?:y|e|al?|hasta)\s|[-–—])\s*(?<last>${month})\s+(?:del?\s+)?(?:a[ñn]o\s+)?(?<year>${year})${notJoined}`,
  'giu',
)
/** «primer semestre de 2023», «último trimestre 2022», «a fines de 2021». */
const partOfYear = new RegExp(
  String.raw`${start}(?:(?<which>primer|1\s?(?:er|ª|°|º)?|segundo|2\s?(?:do|ª|°|º)?|tercer|3\s?(?:er|ª|°|º)?|cuarto|4\s?(?:to|ª|°|º)?|[uú]ltimo)\s+(?<part>semestre|trimestre|cuatrimestre)|(?:a\s+)?(?<about>principios|comienzos|inicios|mediados|fines|finales))\s+(?:del?\s+)?(?:a[ñn]o\s+)?(?<year>${year})${notJoined}`,
  'giu',
)
const decade = new RegExp(String.raw`${start}d[eé]cada\s+(?:del?\s+)?(?:los\s+)?(?:a[ñn]os?\s+)?(?<decade>(?:19|20)\d)0${notJoined}`, 'giu')
/** «dictámenes de los 90», «fallos de los años ochenta», unlike «de los 90 días». */
const tens = ['sesenta', 'setenta', 'ochenta', 'noventa']
const shortDecade = new RegExp(
  String.raw`${start}(?:de(?:sde)?|en)\s+los\s+(?:a[ñn]os?\s+)?['’]?(?<decade>[6-9]0|${tens.join('|')})(?=\s*(?:$|[,;:.)¿?]|(?:y|e|o|sobre|en|que)\s))`,
  'giu',
)
const firstTens = 6
const counts = ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
/** «últimos 5 años», «este año», «año pasado»: counted from today, in whole months or years, so that the key of a chip lasts. */
const relative = new RegExp(
  String.raw`(?<!\p{L})(?:[uú]lt(?:imos|s?\.|s)?\s+(?<count>\d{1,2}|${counts.join('|')})\s+(?:a[ñn]os|(?<months>meses))|(?<count>\d{1,2}|${counts.join('|')})\s+[uú]lt(?:imos|s?\.)\s+(?:a[ñn]os|(?<months>meses))|(?<thisYear>este\s+(?:mismo\s+)?a[ñn]o|(?:en\s+el\s+)?a[ñn]o\s+en\s+curso)|(?<lastYear>(?:el\s+)?a[ñn]o\s+(?:pasado|anterior))|(?<lately>(?:el\s+)?[uú]ltimo\s+a[ñn]o)|(?<thisMonth>este\s+(?:mismo\s+)?mes)|(?<lastMonth>(?:el\s+)?mes\s+(?:pasado|anterior))|hace\s+(?:menos|no\s+m[aá]s)\s+de\s+(?<within>\d{1,2}|${counts.join('|')})\s+(?:a[ñn]os?|(?<withinMonths>mes(?:es)?)))(?!\p{L})`,
  'giu',
)
const dots = String.raw`\.{2,3}|…`
const dotted = new RegExp(String.raw`\s?(?:${dots})\s?`, 'u')
/** «2018-2021», «2018..2021»: two years in order. Those of a docket number are told apart by what stands around: see `isYearSpan`. */
const yearSpan = new RegExp(String.raw`(?:(?<![\p{L}\d./-])|(?<=\p{L}{4}/))(${year})\s?(?:[-–—/]|${dots})\s?(${year})${notJoined}`, 'gu')
const numeric =
  /(?<![\p{L}\d]|\d[-/.])(?:(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>(?:19|20)\d{2})|(?<isoYear>(?:19|20)\d{2})-(?<isoMonth>\d{2})-(?<isoDay>\d{2}))(?![\p{L}\d]|[-/.]\d)/gu
const plain = new RegExp(`${start}${moment}${notJoined}`, 'giu')
/** A year that only its word makes one: «fallos de 1850», «año 2120». */
const distant =
  /(?<=(?<!\p{L}|\d\s+)(?:(?:a[ñn]os?|fallos?|sentencias?|jurisprudencia)\s+(?:(?:de|del|desde|hasta)\s+)?))(?:1[5-8]\d{2}|2[1-9]\d{2})(?![\p{L}\d]|[-/.]\d)/giu

/** «desde 2015», «entre 2010 y 2015», «2010 a 2015», «2019 en adelante», «02-01-2024», «antes de marzo de 2020», «enero 2024», «últimos 5 años». */
export function findDates(text: string, today: string = chileanDate(new Date())): QueryDate[] {
  const found: QueryDate[] = []
  const add = (match: RegExpExecArray, period: Period, bounded: boolean): void => {
    const span = { from: match.index, to: match.index + match[0].length }
    if (!found.some(({ from, to }) => span.from < to && from < span.to))
      found.push({ ...span, label: match[0].toLowerCase().replace(dotted, '-'), period, bounded })
  }
  for (const match of findMatches(text, numeric)) {
    const day = numericDay(match)
    if (day !== null) add(match, { from: day, until: day }, false)
  }
  for (const match of findMatches(text, relative)) add(match, sinceToday(match, today), true)
  for (const match of [...findMatches(text, monthsOfYear), ...findMatches(text, partOfYear)]) add(match, monthsOf(match), false)
  for (const match of findMatches(text, decade)) {
    const { decade: tens = '' } = match.groups ?? {}
    add(match, { from: `${tens}0`, until: `${tens}9` }, false)
  }
  for (const match of findMatches(text, shortDecade)) {
    const { decade: written = '' } = match.groups ?? {}
    const at = tens.indexOf(written.toLowerCase())
    const century = `19${at < 0 ? written.charAt(0) : at + firstTens}`
    add(match, { from: `${century}0`, until: `${century}9` }, false)
  }
  for (const match of yearSpans(text)) add(match, { from: match[1] ?? '', until: match[2] ?? '' }, false)
  for (const match of findMatches(text, onwards)) add(match, { from: isoOf(match, 1) }, true)
  for (const match of findMatches(text, backwards)) add(match, { until: isoOf(match, 1) }, true)
  for (const match of [...findMatches(text, between), ...findMatches(text, range)])
    add(match, { from: isoOf(match, 1), until: isoOf(match, 4) }, true)
  for (const match of findMatches(text, bounded)) add(match, boundsOf(match), true)
  for (const match of [...findMatches(text, plain), ...findMatches(text, distant)]) {
    const at = match[3] === undefined ? match[0] : isoOf(match, 1)
    add(match, { from: at, until: at }, false)
  }
  return found.sort((a, b) => a.from - b.from)
}

const yearSpans = (text: string): RegExpExecArray[] => findMatches(text, yearSpan).filter((match) => isYearSpan(text, match))

/** «2018-2021» where it means years and is no docket number. */
export function findYearSpans(text: string): Span[] {
  return yearSpans(text).map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))
}

const rolCue = /(?:rol(?:es)?|r\.?i\.?t\.?|r\.?u\.?c\.?|ingreso|causa|n[°ºo.]{1,2}|nro\.?|(?<!\p{L})[a-z]-?)\s*(?:corte\s*)?[:.]?\s*$/iu
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
  return spanCue.test(before) || dotted.test(whole) || otherWord.test(`${before} ${text.slice(index + whole.length)}`)
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
  if (lowerWord !== undefined) return { from: /^(?:poster|despu|post|>$)/u.test(lowerWord) ? nextTo(at, 1) : at }
  return { until: /^(?:hasta|<=|≤)$/u.test(upperWord ?? '') ? at : nextTo(at, -1) }
}

/** The year, month or day after or before. */
const nextTo = (at: string, step: 1 | -1): string => {
  const [years = 0, months, days] = at.split('-').map(Number)
  if (months === undefined) return String(years + step)
  const moved = new Date(Date.UTC(years, months - 1 + (days === undefined ? step : 0), days === undefined ? 1 : days + step))
  return moved.toISOString().slice(0, at.length)
}

const partMonths: Readonly<Record<string, number>> = { semestre: 6, trimestre: 3, cuatrimestre: 4 }
const approximate: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:prin|com|ini)/u, 1, 4],
  [/^med/u, 4, 9],
  [/^fin/u, 9, 12],
]

const monthsOf = ({ groups = {} }: RegExpExecArray): Period => {
  const span = (first: number, last: number): Period => ({
    from: `${groups['year']}-${twoDigits(first)}`,
    until: `${groups['year']}-${twoDigits(last)}`,
  })
  const [first, last] = [monthOf(groups['first']), monthOf(groups['last'])]
  if (first !== null && last !== null) return span(Math.min(first, last), Math.max(first, last))
  const about = groups['about']?.toLowerCase() ?? ''
  const [, begins = 1, ends = 12] = approximate.find(([pattern]) => pattern.test(about)) ?? []
  if (about !== '') return span(begins, ends)
  const length = partMonths[groups['part']?.toLowerCase() ?? ''] ?? 12
  const number = ordinalOf(groups['which'] ?? '', 12 / length)
  return span((number - 1) * length + 1, number * length)
}

/** No later than the last part of the year. */
const ordinalOf = (written: string, last: number): number => {
  const at = ['1p', '2s', '3t', '4c'].findIndex((initials) => initials.includes(written.charAt(0).toLowerCase()))
  return at < 0 ? last : Math.min(at + 1, last)
}

const sinceToday = ({ groups = {} }: RegExpExecArray, today: string): Period => {
  const thisYear = Number(today.slice(0, 4))
  const only = (at: number): Period => ({ from: String(at), until: String(at) })
  if (groups['thisYear'] !== undefined) return only(thisYear)
  if (groups['lastYear'] !== undefined) return only(thisYear - 1)
  const month = (back: number): string => new Date(Date.UTC(thisYear, Number(today.slice(5, 7)) - 1 - back, 1)).toISOString().slice(0, 7)
  if (groups['lately'] !== undefined) return { from: month(monthsInYear) }
  if (groups['thisMonth'] !== undefined) return { from: month(0), until: month(0) }
  if (groups['lastMonth'] !== undefined) return { from: month(1), until: month(1) }
  const written = (groups['count'] ?? groups['within'])?.toLowerCase() ?? ''
  const count = Number(written) || counts.indexOf(written) + 1
  const inMonths = groups['months'] !== undefined || groups['withinMonths'] !== undefined
  return { from: month(inMonths ? count : count * monthsInYear) }
}
const monthsInYear = 12
