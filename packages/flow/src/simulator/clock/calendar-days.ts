import { addWallDays, addWallMonths, formatWall, instantOf, parseWall } from './chilean-time.ts'

/** Days are `yyyy-mm-dd`, so that they compare as text. */
const wallOfDay = (day: string): number => {
  const wallMs = parseWall(day)
  if (wallMs === null) throw new RangeError(`not a day: ${day}`)
  return wallMs
}
const dayOf = (wallMs: number): string => formatWall(wallMs).slice(0, 10)

export function isDay(text: string): boolean {
  return text.length === 10 && parseWall(text) !== null
}
export function addDays(day: string, days: number): string {
  return dayOf(addWallDays(wallOfDay(day), days))
}
export function addMonths(day: string, months: number): string {
  return dayOf(addWallMonths(wallOfDay(day), months))
}
/** Days from one to the other; negative where `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return (wallOfDay(to) - wallOfDay(from)) / 86_400_000
}
/** The instant at which an hour of a day begins in Santiago. */
export function instantOfDay(day: string, hour = 0): number {
  return instantOf(wallOfDay(day) + hour * 3_600_000)
}
