import { plainText } from './plain-text.ts'

/** Spreadsheets hold no more in one cell. */
const maxCellLength = 32_767
const formulaStart = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

/** Text as a cell: what a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection). */
export function spreadsheetCell(text: string): string {
  const plain = plainText(text, { lines: true })
  const safe = formulaStart.test(plain) || /^[\t\r]/u.test(text) ? `'${plain}` : plain
  return safe.length > maxCellLength ? `${safe.slice(0, maxCellLength - 1)}…` : safe
}
