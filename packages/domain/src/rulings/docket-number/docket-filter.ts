import { formatDocketLabel } from '../../text/spanish-format.ts'
import { formatDocketNumber } from './docket-number.ts'
import { parseDocketNumber } from './parse-docket-number.ts'
import { parseRuc } from './ruc.ts'

/** The number of a case as rulings are filtered by it: `12345-2020`, `O-5340-2022`, `2000123456-7` for a RUC. Null for any other text. */
export function parseDocketFilter(written: string): string | null {
  const ruc = parseRuc(written)
  if (ruc !== null) return ruc
  const docket = parseDocketNumber(written)
  return docket === null ? null : formatDocketNumber(docket)
}

/** `12345-2020` → «rol N° 12.345-2020», `2000123456-7` → «RUC 2000123456-7». */
export function docketFilterLabel(written: string): string {
  const ruc = parseRuc(written)
  return ruc === null ? formatDocketLabel(parseDocketFilter(written) ?? written) : `RUC ${ruc}`
}
