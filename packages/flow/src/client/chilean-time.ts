/** A day of the calendar in Chile, `yyyy-mm-dd`. */
export type ChileanDay = string

const written = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})-(\d{2})-(\d{4}))(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const dayMs = 86_400_000

/**
 * The day that Flow wrote, as `2026-08-25`, `2026-08-25 00:00:00` or `25-08-2026`.
 * @throws {RangeError} where the text is no date
 */
export function parseChileanDay(text: string): ChileanDay {
  return formatDay(readClock(text))
}

/**
 * The instant of a date and time that Flow wrote without zone; without a time, the beginning of the day.
 * A time skipped by a change of clocks moves ahead by what was skipped; of a time that came twice, the first is meant.
 * @throws {RangeError} where the text is no date
 */
export function parseChileanInstant(text: string): Date {
  return instantOf(readClock(text))
}

/** The first instant of a day. It is 01:00 where the clocks change at midnight. */
export function startOfChileanDay(day: ChileanDay): Date {
  return parseChileanInstant(day)
}

/** The day in Chile of an instant. */
export function chileanDayOf(instant: Date): ChileanDay {
  return formatDay(clockAt(instant.getTime()))
}

/** `days` may be negative. */
export function addDays(day: ChileanDay, days: number): ChileanDay {
  return formatDay(readClock(day) + days * dayMs)
}

/** What the clocks show, as if it were UTC, in milliseconds. */
type Clock = number

function readClock(text: string): Clock {
  const [, ...parts] = written.exec(text.trim()) ?? []
  const [year, month, day, endDay, endMonth, endYear, hour, minute, second] = parts.map((part) => Number(part ?? 0))
  const date = [year || endYear, month || endMonth, day || endDay] as const
  const time = [hour ?? 0, minute ?? 0, second ?? 0] as const
  const clock = Date.UTC(date[0] ?? Number.NaN, (date[1] ?? 0) - 1, date[2] ?? 0, ...time)
  const read = Number.isNaN(clock) ? null : new Date(clock)
  const isDate = read !== null && read.getUTCMonth() + 1 === date[1] && read.getUTCDate() === date[2]
  if (!isDate || time[0] > 23 || time[1] > 59 || time[2] > 59) throw new RangeError('not a date')
  return clock
}

const formatDay = (clock: Clock): ChileanDay => new Date(clock).toISOString().slice(0, 10)

const shown = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Santiago',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

function clockAt(ms: number): Clock {
  const parts = new Map(shown.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

function instantOf(clock: Clock): Date {
  const offsets = [clock - dayMs, clock + dayMs].map((ms) => clockAt(ms) - ms)
  const candidates = offsets.map((offset) => clock - offset).sort((a, b) => a - b)
  const matching = candidates.filter((ms) => clockAt(ms) === clock)
  // The later candidate lies after the gap.
  return new Date(matching[0] ?? candidates.at(-1) ?? clock)
}
