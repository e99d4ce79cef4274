import { courtNames } from '../../courts/court-level.ts'
import type { RulingFacts } from '../ruling.schema.ts'
import { parseDocketNumber } from './parse-docket-number.ts'

/** A number as a text cites it; `year` is null where it writes none. */
interface CitedSerial {
  readonly letter: string | null
  readonly number: number
  readonly year: number | null
}

/** The number of a ruling, with or without its year; null when it has none that is read. */
export function serialOf({ docketNumber, rit }: Pick<RulingFacts, 'docketNumber' | 'rit'>): number | null {
  const written = docketNumber ?? rit ?? ''
  return parseDocketNumber(written)?.number ?? (/^\d{1,9}$/u.test(written) ? Number(written) : null)
}

/** Whether the numbers of a court never begin anew, so that its sources and texts may leave out their year. */
export function hasOneSeries(court: string | null): boolean {
  return court === courtNames.constitutional
}

/**
 * Whether a ruling that its source numbers without year («15066») has a number cited with or without one. Only numbers of one series are
 * cited with a year that the source lacks, and none is older than its year.
 */
export function isSerialCited(
  { court, docketNumber, decidedOn }: Pick<RulingFacts, 'court' | 'docketNumber' | 'decidedOn'>,
  { letter, number, year }: CitedSerial,
): boolean {
  if (docketNumber !== String(number)) return false
  if (year === null) return true
  return letter === null && hasOneSeries(court) && (decidedOn === null || year <= Number(decidedOn.slice(0, 4)))
}
