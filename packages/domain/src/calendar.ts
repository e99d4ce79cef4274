/** A day of 24 hours. Chilean days of a clock change are an hour shorter or longer. */
export const dayMs = 86_400_000

export const monthsPerYear = 12

/** `2021-05` → the months since January of year 0. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5)) - 1
}

/** The month of a number of `monthNumber`, as `yyyy-mm`. */
export function formatMonthNumber(number: number): string {
  return `${Math.floor(number / monthsPerYear)}-${String((number % monthsPerYear) + 1).padStart(2, '0')}`
}
