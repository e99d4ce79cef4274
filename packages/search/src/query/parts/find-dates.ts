import { monthNames } from '@basejuris/domain/spanish-cardinals'
import type { QueryDate } from './query-parts.ts'

const year = String.raw`(?:19|20)\d{2}`
const month = monthNames.join('|').replace('septiembre', 'sep?tiembre')
const moment = String.raw`(?:(?:(\d{1,2})\s+de\s+)?(?:(${month})\s+(?:del?\s+)?)?(?:el\s+)?(?:a[ñn]o\s+)?(${year}))`
const notJoined = String.raw`(?![\p{L}\d]|[-/.]\d)`
const start = String.raw`(?<![\p{L}\d]|\d[-/.])`
const lower = String.raw`desde|a\s+partir\s+de|a\s+contar\s+de|posterior(?:es)?\s+a|despu[eé]s\s+de`
const upper = String.raw`hasta|anterior(?:es)?\s+a|antes\s+de`
const between = new RegExp(String.raw`${start}entre\s+${moment}\s+y\s+${moment}${notJoined}`, 'giu')
const bounded = new RegExp(String.raw`${start}(?:(${lower})|(${upper})):?\s+(?:el\s+|la\s+)?${moment}${notJoined}`, 'giu')
const range = new RegExp(String.raw`${start}(?:del?\s+)?${moment}\s+(?:al?|hasta)\s+${moment}${notJoined}`, 'giu')
const numeric =
  /(?<![\p{L}\d]|\d[-/.])(?:(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>(?:19|20)\d{2})|(?<isoYear>(?:19|20)\d{2})-(?<isoMonth>\d{2})-(?<isoDay>\d{2}))(?![\p{L}\d]|[-/.]\d)/gu
const plain = new RegExp(`${start}${moment}${notJoined}`, 'giu')

/** «desde 2015», «entre 2010 y 2015», «2010 a 2015», «02-01-2024», «antes de marzo de 2020», «enero 2024», «2019». */
export function findDates(text: string): QueryDate[] {
  const found: QueryDate[] = []
  const add = (match: RegExpExecArray, rest: Pick<QueryDate, 'bounds' | 'preferred'>): void => {
    const span = { from: match.index, to: match.index + match[0].length }
    if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push({ ...span, label: match[0].toLowerCase(), ...rest })
  }
  for (const match of text.matchAll(numeric)) {
    const day = numericDay(match)
    if (day !== null) add(match, { bounds: null, preferred: day })
  }
  for (const match of [...text.matchAll(between), ...text.matchAll(range)])
    add(match, { bounds: { from: isoOf(match, 1), until: isoOf(match, 4) }, preferred: null })
  for (const match of text.matchAll(bounded)) add(match, { bounds: boundsOf(match), preferred: null })
  for (const match of text.matchAll(plain))
    add(match, {
      bounds: null,
      preferred: { year: Number(match[3]), month: monthOf(match[2]), day: monthOf(match[2]) === null ? null : dayOf(match[1]) },
    })
  return found.sort((a, b) => a.from - b.from)
}

const dayOf = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits))

const numericDay = ({ groups = {} }: RegExpExecArray): QueryDate['preferred'] => {
  const [day, month] = [Number(groups['day'] ?? groups['isoDay']), Number(groups['month'] ?? groups['isoMonth'])]
  const real = day >= 1 && day <= 31 && month >= 1 && month <= 12
  return real ? { year: Number(groups['year'] ?? groups['isoYear']), month, day } : null
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

const boundsOf = (match: RegExpExecArray): { from?: string; until?: string } => {
  const at = isoOf(match, 3)
  const [lowerWord, upperWord] = [match[1]?.toLowerCase(), match[2]?.toLowerCase()]
  if (lowerWord !== undefined) return { from: /poster|despu/u.test(lowerWord) && at.length === 4 ? String(Number(at) + 1) : at }
  return { until: upperWord !== 'hasta' && at.length === 4 ? String(Number(at) - 1) : at }
}
