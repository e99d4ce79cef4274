import type { FieldCondition } from '../../query/formal/expression.ts'

const firstYear = 1800
const lastYear = 2100

/**
 * Terms of the date field (`yyyy`, `yyyy-mm`, `yyyy-mm-dd`): whole years, the months up to the bound, its days. Every ruling in the
 * range has exactly one of them. There are at most about 350.
 */
export function dateTerms({ name, date }: Extract<FieldCondition, { name: 'desde' | 'hasta' | 'fecha' }>): string[] {
  if (name === 'fecha') return [date]
  const [year = 0, month, day] = date.split('-').map(Number)
  const since = name === 'desde'
  const beyond = (value: number, last: number): number[] => (since ? range(value + 1, last) : range(last, value - 1))
  const years = beyond(year, since ? lastYear : firstYear).map(String)
  if (month === undefined) return [...years, String(year)]
  const months = beyond(month, since ? 12 : 1).map((each) => `${year}-${twoDigits(each)}`)
  const whole = `${year}-${twoDigits(month)}`
  if (day === undefined) return [...years, ...months, whole]
  return [...years, ...months, ...[day, ...beyond(day, since ? 31 : 1)].map((each) => `${whole}-${twoDigits(each)}`)]
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

const twoDigits = (value: number): string => String(value).padStart(2, '0')
