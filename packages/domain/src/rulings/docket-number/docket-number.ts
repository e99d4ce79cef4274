/** A docket number (rol, RIT) taken apart. A number alone names several rulings: court + book or type letter + number + year is the key. */
export interface DocketNumber {
  /** `C`, `O`, `T`, `M`, RIT letters, `R`, `NC`, `GR-19`, upper case; null when none is written. */
  readonly letter: string | null
  readonly number: number
  readonly year: number
  /** Book of the court's register as read («Protección», «Laboral - Cobranza»), null when none is written beside the number. */
  readonly book: string | null
}

/** Canonical form: `12345-2020`, `O-5340-2022`. The book is not part of it. */
export function formatDocketNumber({ letter, number, year }: Omit<DocketNumber, 'book'>): string {
  return `${letter === null ? '' : `${letter}-`}${number}-${year}`
}
