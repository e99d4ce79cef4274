/** Parsed docket number (rol, RIT). A number alone is ambiguous: court, book or type letter, number and year are the key. */
export interface DocketNumber {
  /** `C`, `O`, `T`, `M`, RIT letters, `R`, `NC`, `GR-19`, in upper case; null when none is written. */
  readonly letter: string | null
  readonly number: number
  readonly year: number
  /** Book of the court's register («Protección», «Laboral - Cobranza»); null when none is written beside the number. */
  readonly book: string | null
}

/** Whether two numbers may have one letter: texts leave it out. */
export function mayBeOneLetter(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b
}

/** Whether two numbers may be of one case of a court. Their books are not compared. */
export function mayBeOneDocket(a: Omit<DocketNumber, 'book'>, b: Omit<DocketNumber, 'book'>): boolean {
  return a.number === b.number && a.year === b.year && mayBeOneLetter(a.letter, b.letter)
}

/** Canonical form without the book: `12345-2020`, `O-5340-2022`. */
export function formatDocketNumber({ letter, number, year }: Omit<DocketNumber, 'book'>): string {
  return `${letter === null ? '' : `${letter}-`}${number}-${year}`
}
