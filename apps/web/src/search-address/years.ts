import type { Coverage, FacetValue } from '@basejuris/contract'

export interface YearBar {
  readonly year: number
  readonly total: number
}

/** Counts by year without gaps, oldest first. Years of the chosen range appear even with a count of zero. */
export function yearBars(counted: readonly FacetValue[], from: number | null, to: number | null): YearBar[] {
  const totals = new Map(counted.map(({ valor, total }) => [Number(valor), total]))
  const years = [...totals.keys(), ...(from === null ? [] : [from]), ...(to === null ? [] : [to])].filter(
    (year) => year > 1800 && year < 2200,
  )
  if (years.length === 0) return []
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    total: totals.get(first + index) ?? 0,
  }))
}

/** Year of a date that may be a day, a month or a year; null without one. */
export function yearOf(date: string | undefined): number | null {
  return date === undefined ? null : Number(date.slice(0, 4))
}

export interface YearRange {
  readonly from: number
  readonly to: number
}

/** Both years in order. */
export function rangeBetween(a: number, b: number): YearRange {
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

/** Years to offer: all that were searched, so that a narrowed range can be widened again. */
export function yearSpan(bars: readonly YearBar[], coverage: Pick<Coverage, 'desde' | 'hasta'>): YearRange {
  const years = [...bars.map(({ year }) => year), ...[coverage.desde, coverage.hasta].flatMap((date) => yearOf(date ?? undefined) ?? [])]
  return { from: Math.min(...years), to: Math.max(...years) }
}
