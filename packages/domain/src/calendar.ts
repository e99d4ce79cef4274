/** A day of 24 hours. Chilean days of a clock change are an hour shorter or longer. */
export const dayMs = 86_400_000

export const monthsPerYear = 12

/** `2021-05` → the months since January of year 0. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5)) - 1
}

/** The month of a number of `monthNumber`, as `yyyy-mm`. */
export function formatMonthNumber(number: number): string {
  return `${Math.floor(number / monthsPerYear)}-${String((number % monthsPerYear) + 1).padStart(2, '0')}`
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })

const minuteMs = 60_000
let lastMinute = { number: Number.NaN, date: '' }

/** Date in Chile, `yyyy-mm-dd`. Asked many times a second for the same minute, in which no day begins. */
export function chileanDate(instant: Date): string {
  const number = Math.floor(instant.getTime() / minuteMs)
  // Clocks differed by seconds once.
  if (number < 0) return calendar.format(instant)
  if (lastMinute.number !== number) lastMinute = { number, date: calendar.format(instant) }
  return lastMinute.date
}

/** `2026-11-25` and 10 → `2036-11-25`: the same day so many years later. */
export function yearsLater(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
}

const day = new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago', day: '2-digit', month: '2-digit', year: 'numeric' })
const clock = new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Date and time in Chile: «20-11-2026 a las 09:05». */
export function formatMoment(instant: Date): string {
  return `${day.format(instant)} a las ${clock.format(instant)}`
}

/** «14:36»: the first whole minute in Chile that is not before an instant. */
export function formatMinuteFrom(instant: Date): string {
  const minute = 60_000
  return clock.format(new Date(Math.ceil(instant.getTime() / minute) * minute))
}
