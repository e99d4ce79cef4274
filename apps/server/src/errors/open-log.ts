import { describeLoggedError } from '@basejuris/database'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log of a process, one line of JSON each. An error, always under `err`, is written without the values that a failed query or its
 * driver quote: pino alone would copy every property of it.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeLoggedError } }
  return destination === undefined ? pino(options) : pino(options, destination)
}
