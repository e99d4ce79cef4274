import type { CollectionCoverageView } from '@basejuris/contract'
import { formatMonthNumber, monthNumber, monthsPerYear } from '@basejuris/domain/calendar'

type Months = CollectionCoverageView['meses']

/** Every month between the first and the last of several series, inclusive, oldest first. */
export function monthsBetween(series: readonly Months[]): string[] {
  const all = series.flatMap((months) => months.map(({ mes }) => monthNumber(mes)))
  if (all.length === 0) return []
  const first = Math.min(...all)
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, at) => formatMonthNumber(first + at))
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
    const row = Array.from({ length: monthsPerYear }, (_none, month) => totals.get(formatMonthNumber(year * monthsPerYear + month)) ?? null)
    return { year, months: row, total: row.reduce((sum: number, total) => sum + (total ?? 0), 0) }
  })
}
