/** Parsed docket number (rol, RIT). A number alone is ambiguous: court, book or type letter, number and year are the key. */
export interface DocketNumber {
  /** `C`, `O`, `T`, `M`, RIT letters, `R`, `NC`, `GR-19`, in upper case; null when none is written. */
  readonly letter: string | null
  readonly number: number
  readonly year: number
  /** Book of the court's register («Protección», «Laboral - Cobranza»); null when none is written beside the number. */
  readonly book: string | null
}

/** Canonical form without the book: `12345-2020`, `O-5340-2022`. */
export function formatDocketNumber({ letter, number, year }: Omit<DocketNumber, 'book'>): string {
  return `${letter === null ? '' : `${letter}-`}${number}-${year}`
}
