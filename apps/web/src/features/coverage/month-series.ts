import type { CollectionCoverageView } from '@basejuris/contract'

type Months = CollectionCoverageView['meses']

const monthsPerYear = 12
const numberOf = (month: string): number => Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5)) - 1
const monthOf = (number: number): string => `${Math.floor(number / monthsPerYear)}-${String((number % monthsPerYear) + 1).padStart(2, '0')}`

/** Every month between the first and the last of several series, inclusive, oldest first. */
export function monthsBetween(series: readonly Months[]): string[] {
  const all = series.flatMap((months) => months.map(({ mes }) => numberOf(mes)))
  if (all.length === 0) return []
  const first = Math.min(...all)
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, at) => monthOf(first + at))
}

export interface YearRow {
  readonly year: number
  /** January to December; null for a month without rulings. */
  readonly months: readonly (number | null)[]
  readonly total: number
}

/** The months of a collection as rows of years, newest first, including empty years. */
export function yearRows(months: Months): YearRow[] {
  const totals = new Map(months.map(({ mes, total }) => [mes, total]))
  const years = months.map(({ mes }) => Number(mes.slice(0, 4)))
  if (years.length === 0) return []
  const last = Math.max(...years)
  return Array.from({ length: last - Math.min(...years) + 1 }, (_, at) => {
    const year = last - at
    const row = Array.from({ length: monthsPerYear }, (_none, month) => totals.get(monthOf(year * monthsPerYear + month)) ?? null)
    return { year, months: row, total: row.reduce((sum: number, total) => sum + (total ?? 0), 0) }
  })
}
