import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { romanNumeral } from '@basejuris/domain/spanish-ordinals'
import { numberWords } from './number-words.ts'

const dayMs = 86_400_000

/** Days since 1970-01-01. */
export type Day = number

export function dayOf(year: number, month: number, date: number): Day {
  return Math.round(Date.UTC(year, month - 1, date) / dayMs)
}

interface DateParts {
  readonly year: number
  readonly month: number
  readonly date: number
}

/** Civil date of a day number (Howard Hinnant's days-to-civil algorithm). */
export function partsOf(day: Day): DateParts {
  const z = day + 719468
  const era = Math.floor(z / 146097)
  const doe = z - era * 146097
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365)
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100))
  const mp = Math.floor((5 * doy + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  return { year: yoe + era * 400 + (month <= 2 ? 1 : 0), month, date: doy - Math.floor((153 * mp + 2) / 5) + 1 }
}

export function yearOf(day: Day): number {
  return partsOf(day).year
}

/** The same day, or the following Monday at a weekend. */
export function workingDay(day: Day): Day {
  const weekday = (((day + 4) % 7) + 7) % 7
  if (weekday === 6) return day + 2
  return weekday === 0 ? day + 1 : day
}

const two = (n: number): string => (n < 10 ? `0${n}` : String(n))

export function isoDate(day: Day): string {
  const { year, month, date } = partsOf(day)
  return `${year}-${two(month)}-${two(date)}`
}

/** «doce de marzo de dos mil diecinueve». */
export function dateInWords(day: Day): string {
  const { year, month, date } = partsOf(day)
  return `${date === 1 ? 'uno' : numberWords(date)} de ${monthNames[month - 1]} de ${numberWords(year)}`
}

/** «12 de marzo de 2019». */
export function dateInFigures(day: Day): string {
  const { year, month, date } = partsOf(day)
  return `${date} de ${monthNames[month - 1]} de ${year}`
}

/** «12-III-2019», the form of the dictámenes of the Contraloría. */
export function dateRoman(day: Day): string {
  const { year, month, date } = partsOf(day)
  return `${two(date)}-${romanNumeral(month)}-${year}`
}
