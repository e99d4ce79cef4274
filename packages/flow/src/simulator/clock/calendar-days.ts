import { addWallDays, addWallMonths, formatWall, instantOf, parseWall } from './chilean-time.ts'

/** Days are `yyyy-mm-dd`, so that they compare as text. */
const wallOfDay = (day: string): number => {
  const wallMs = parseWall(day)
  if (wallMs === null) throw new RangeError(`not a day: ${day}`)
  return wallMs
}
const dayOf = (wallMs: number): string => formatWall(wallMs).slice(0, 10)

export const isDay = (text: string): boolean => text.length === 10 && parseWall(text) !== null
export const addDays = (day: string, days: number): string => dayOf(addWallDays(wallOfDay(day), days))
export const addMonths = (day: string, months: number): string => dayOf(addWallMonths(wallOfDay(day), months))
/** Days from one to the other; negative where `to` comes first. */
export const daysBetween = (from: string, to: string): number => (wallOfDay(to) - wallOfDay(from)) / 86_400_000
/** The instant at which an hour of a day begins in Santiago. */
export const instantOfDay = (day: string, hour = 0): number => instantOf(wallOfDay(day) + hour * 3_600_000)
