/** A docket number (rol, RIT) taken apart. A number alone names several rulings: court + book or type letter + number + year is the key. */
export interface DocketNumber {
  /** `C`, `O`, `T`, `M`, `RIT` letters, upper case; null when none is written. */
  readonly letter: string | null
  readonly number: number
  readonly year: number
}

/** Canonical form: `12345-2020`, `O-5340-2022`. */
export const formatDocketNumber = ({ letter, number, year }: DocketNumber): string =>
  `${letter === null ? '' : `${letter}-`}${number}-${year}`
