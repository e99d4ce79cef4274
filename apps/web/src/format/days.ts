import { chileanDate, dayMs } from '@basejuris/domain/calendar'
import { formatDate } from '@basejuris/domain/spanish-format'
import { formatInstant } from './instants.ts'

/** «Hoy», «Ayer» or the date, in Chile. */
export function dayLabel(instant: string, now: Date): string {
  const day = chileanDate(new Date(instant))
  if (day === chileanDate(now)) return 'Hoy'
  return day === chileanDate(new Date(now.getTime() - dayMs)) ? 'Ayer' : formatDate(day)
}

/** «02-11-2026», in Chile. */
export function dateLabel(instant: string): string {
  return formatDate(chileanDate(new Date(instant)))
}

/** «23:05». */
export function timeLabel(instant: string): string {
  return formatInstant(instant).slice(-5)
}
