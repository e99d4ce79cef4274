import type { AskedDate } from './query-parts.ts'
import type { Span } from './span.ts'

const between = /^[\s,.;?]*(?:(?:de|del|en|la|el|los|las)[\s,.;?]+)*$/iu
const ofBefore = /(?<=^|[\s,.;])del?\s+$/iu

/**
 * Dates that say which rulings are wanted: at the beginning or end of a query, beside a court, or between two things understood. Elsewhere («trabajé desde 2015
 * en…») they tell when something happened, and no bound is left. «de 2019» in such a place is the year itself.
 */
export function commandDates(dates: readonly AskedDate[], text: string, courts: readonly Span[], understood: readonly Span[]): AskedDate[] {
  return dates.map(withOf(text)).map(({ date, of }) => {
    const touches = (side: 'before' | 'after', spans: readonly Span[]): boolean =>
      spans.some(({ from, to }) =>
        side === 'before'
          ? to <= date.from && between.test(text.slice(to, date.from))
          : from >= date.to && between.test(text.slice(date.to, from)),
      )
    const first = between.test(text.slice(0, date.from))
    const last = between.test(text.slice(date.to))
    const others = [...courts, ...understood, ...dates.filter((other) => other.to <= date.from || other.from >= date.to)]
    const beside = touches('before', courts) || touches('after', courts)
    const commands = first || last || beside || (touches('before', others) && touches('after', others))
    if (date.bounds !== null) return commands ? date : { ...date, bounds: null }
    return commands && of && date.prefers !== null ? { ...date, bounds: wholeOf(date.prefers), prefers: null } : date
  })
}

const withOf =
  (text: string) =>
  (date: AskedDate): { date: AskedDate; of: boolean } => {
    const before = ofBefore.exec(text.slice(0, date.from))
    if (before === null || date.prefers === null || date.prefers.day !== null) return { date, of: false }
    return { date: { ...date, from: date.from - before[0].length, label: `${before[0].trim().toLowerCase()} ${date.label}` }, of: true }
  }

const wholeOf = ({ year, month }: NonNullable<AskedDate['prefers']>): NonNullable<AskedDate['bounds']> => {
  const whole = month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`
  return { from: whole, until: whole }
}
