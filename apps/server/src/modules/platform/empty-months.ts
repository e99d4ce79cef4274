import { formatMonthNumber, monthNumber } from '@basejuris/domain/calendar'

export interface EmptyMonths {
  /** `yyyy-mm`, both inclusive. */
  readonly desde: string
  readonly hasta: string
  readonly meses: number
}

/** Gaps between the first and the last month, oldest first. */
export function emptyMonths(months: readonly string[]): EmptyMonths[] {
  const present = [...new Set(months)].map(monthNumber).sort((a, b) => a - b)
  return present.flatMap((month, at) => {
    const before = present[at - 1] ?? month
    const missing = month - before - 1
    return missing > 0 ? [{ desde: formatMonthNumber(before + 1), hasta: formatMonthNumber(month - 1), meses: missing }] : []
  })
}
