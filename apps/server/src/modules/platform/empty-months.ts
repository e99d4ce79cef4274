export interface EmptyMonths {
  /** `yyyy-mm`, both inclusive. */
  readonly desde: string
  readonly hasta: string
  readonly meses: number
}

const monthsPerYear = 12
const numberOf = (month: string): number => Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5)) - 1
const monthOf = (number: number): string => `${Math.floor(number / monthsPerYear)}-${String((number % monthsPerYear) + 1).padStart(2, '0')}`

/** Gaps between the first and the last month, oldest first. */
export function emptyMonths(months: readonly string[]): EmptyMonths[] {
  const present = [...new Set(months)].map(numberOf).sort((a, b) => a - b)
  return present.flatMap((month, at) => {
    const before = present[at - 1] ?? month
    const missing = month - before - 1
    return missing > 0 ? [{ desde: monthOf(before + 1), hasta: monthOf(month - 1), meses: missing }] : []
  })
}
