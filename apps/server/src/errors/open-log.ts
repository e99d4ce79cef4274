import { describeLoggedError } from '@basejuris/database'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log of a process, one line of JSON each. An error, always under `err`, is written without the values that a failed query or its
 * driver quote: pino alone would copy every property of it.
 * `mixin` adds to every line.
 */
export function openLog(level: string, destination?: DestinationStream, mixin?: () => object): Logger {
  const options = { level, serializers: { err: describeLoggedError }, ...(mixin === undefined ? {} : { mixin }) }
  return destination === undefined ? pino(options) : pino(options, destination)
}
