const hourMs = 3_600_000
const dayMs = 24 * hourMs

const santiago = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Santiago',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

const offsets = new Map<number, number>()
const maxOffsets = 10_000

/** Milliseconds from UTC to Santiago's wall clock. It changes at whole hours only. */
function offsetAt(instantMs: number): number {
  const hour = Math.floor(instantMs / hourMs)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const part = Object.fromEntries(santiago.formatToParts(hour * hourMs).map(({ type, value }) => [type, Number(value)]))
  const wall = Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'], part['second'])
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(hour, wall - hour * hourMs)
  return wall - hour * hourMs
}

/** The wall clock at an instant, as milliseconds that read right in UTC. */
export function wallOf(instantMs: number): number {
  return instantMs + offsetAt(instantMs)
}

/** The first instant at which the wall clock shows this. An hour that the spring skips gives the hour after it. */
export function instantOf(wallMs: number): number {
  const summer = wallMs + 3 * hourMs
  return wallOf(summer) === wallMs ? summer : wallMs + 4 * hourMs
}

/** `yyyy-mm-dd hh:mm:ss` of a wall clock. */
export function formatWall(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** Reads `yyyy-mm-dd` or `yyyy-mm-dd hh:mm:ss`; null where it is no day of the calendar between 2000 and 2199. */
export function parseWall(text: string): number | null {
  const parts = /^(2[01]\d\d)-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d))?$/.exec(text)
  if (parts === null) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second)
  return formatWall(wallMs) === `${text.slice(0, 10)} ${text.slice(11) === '' ? '00:00:00' : text.slice(11)}` ? wallMs : null
}

export function addWallDays(wallMs: number, days: number): number {
  return wallMs + days * dayMs
}

/** The same day of a later month, or that month's last where it has no such day. */
export function addWallMonths(wallMs: number, months: number): number {
  const date = new Date(wallMs)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
