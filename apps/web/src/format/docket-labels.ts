import { formatDocket } from '@basejuris/domain/spanish-format'

/** A docket number as lawyers write it: `12345-2020` → `rol N° 12.345-2020`, `O-5340-2022` → `rol O-5340-2022`. */
export const docketLabel = (docketNumber: string): string =>
  /^\d/.test(docketNumber) ? `rol N° ${formatDocket(docketNumber)}` : `rol ${formatDocket(docketNumber)}`
