import { monthNames } from '@basejuris/domain/spanish-cardinals'

/** `2021-03` → «marzo de 2021». */
export function monthName(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`
}

/** A range of months: «marzo de 2021», «marzo a junio de 2021», «noviembre de 2020 a enero de 2021». */
export function monthRangeLabel(from: string, to: string): string {
  if (from === to) return monthName(from)
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${sameYear ? monthNames[Number(from.slice(5)) - 1] : monthName(from)} a ${monthName(to)}`
}
