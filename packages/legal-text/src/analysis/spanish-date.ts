import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { romanNumeral } from '@basejuris/domain/spanish-ordinals'
import { foldSameLength } from './fold-text.ts'
import { matchesOf } from './matches-of.ts'
import { belowHundred, readBelowHundred, readYear, yearInWords } from './spanish-numbers.ts'

const romans = monthNames.map((_, index) => romanNumeral(index + 1).toLowerCase())
const monthPattern = [
  ...monthNames,
  'setiembre',
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'sept',
  'oct',
  'nov',
  'dic',
]
  .sort((a, b) => b.length - a.length)
  .join('|')
const year = String.raw`(?:19|20)\d{2}`
const joint = String.raw`(?:\s+de|\s+del|,)?`

const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![a-zñ\d])(?<day>${belowHundred}|\d{1,2})(?:\s*[°º])?(?:\s+dias?)?(?:\s+del\s+mes)?${joint}[\s-]+(?<month>${monthPattern})\.?${joint}(?:\s+año)?[\s,-]*(?<year>${yearInWords}|${year}|2\.0\d{2})(?![\d])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\d./-])(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2}|${romans.toReversed().join('|')})\k<sign>(?<year>${year})(?![\d/-])`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\d./-])(?<year>${year})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])`, 'gu'),
]

const readMonth = (written: string): number => {
  if (/^\d+$/u.test(written)) return Number(written)
  const roman = romans.indexOf(written)
  return 1 + (roman >= 0 ? roman : monthNames.findIndex((month) => month.startsWith(written.replace('set', 'sept').slice(0, 3))))
}

const toIso = (day: number | null, month: number, yearNumber: number | null): string | null => {
  if (day === null || yearNumber === null) return null
  const date = new Date(Date.UTC(yearNumber, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

export interface FoundDate {
  /** `yyyy-mm-dd`. */
  readonly date: string
  /** UTF-16 offsets in the text. */
  readonly from: number
  readonly to: number
}

/**
 * Dates of a Spanish text from 1900 on, in order. Reads words («dos de enero de dos mil veinticuatro», «a dos días del mes de enero
 * de…») and mixed forms («16 de enero de 2025», «08 ENERO 2026», «05-ene-2026»). Also reads numbers («02-01-2024», «29-XII-2000»,
 * «2024-01-02»). Line breaks and repeated spaces between words are ignored.
 */
export function findSpanishDates(text: string): FoundDate[] {
  const folded = foldSameLength(text)
  const found = patterns.flatMap((pattern) =>
    matchesOf(folded, pattern).flatMap((match) => {
      const { day = '', month = '', year: written = '' } = match.groups ?? {}
      const dayNumber = /^\d/u.test(day) ? Number(day) : readBelowHundred(day)
      const yearNumber = /^\d/u.test(written) ? Number(written.replace('.', '')) : readYear(written)
      const date = toIso(dayNumber, readMonth(month), yearNumber)
      return date === null ? [] : [{ date, from: match.index, to: match.index + match[0].length }]
    }),
  )
  return found.sort((a, b) => a.from - b.from)
}
