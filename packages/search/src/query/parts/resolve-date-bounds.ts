import type { QueryDate } from './query-parts.ts'
import type { Span } from './span.ts'

const onlyConnectors = /^[\s,.;?]*(?:(?:de|del|en|la|el|los|las)[\s,.;?]+)*$/iu
const ofBefore = /(?<=^|[\s,.;])del?\s+$/iu

/**
 * Keeps the bounds of dates that restrict the search: at either end of a query, beside a court, or between two other parts. Elsewhere
 * («trabajé desde 2015 en…») a date belongs to the story and loses its bounds. «de 2019» in a restricting place means the whole year.
 */
export function resolveDateBounds(
  dates: readonly QueryDate[],
  text: string,
  courts: readonly Span[],
  understood: readonly Span[],
): QueryDate[] {
  return dates.map(withPreposition(text)).map(({ date, of }) => {
    const touches = (side: 'before' | 'after', spans: readonly Span[]): boolean =>
      spans.some(({ from, to }) =>
        side === 'before'
          ? to <= date.from && onlyConnectors.test(text.slice(to, date.from))
          : from >= date.to && onlyConnectors.test(text.slice(date.to, from)),
      )
    const first = onlyConnectors.test(text.slice(0, date.from))
    const last = onlyConnectors.test(text.slice(date.to))
    const others = [...courts, ...understood, ...dates.filter((other) => other.to <= date.from || other.from >= date.to)]
    const beside = touches('before', courts) || touches('after', courts)
    const commands = first || last || beside || (touches('before', others) && touches('after', others))
    if (date.bounds !== null) return commands ? date : { ...date, bounds: null }
    return commands && of && date.preferred !== null ? { ...date, bounds: boundsOfPeriod(date.preferred), preferred: null } : date
  })
}

const withPreposition =
  (text: string) =>
  (date: QueryDate): { date: QueryDate; of: boolean } => {
    const before = ofBefore.exec(text.slice(0, date.from))
    if (before === null || date.preferred === null || date.preferred.day !== null) return { date, of: false }
    return { date: { ...date, from: date.from - before[0].length, label: `${before[0].trim().toLowerCase()} ${date.label}` }, of: true }
  }

const boundsOfPeriod = ({ year, month }: NonNullable<QueryDate['preferred']>): NonNullable<QueryDate['bounds']> => {
  const whole = month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`
  return { from: whole, until: whole }
}
