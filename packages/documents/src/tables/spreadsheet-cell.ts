import { plainText } from '../plain-text.ts'

/** The limit of spreadsheet programs. */
const maxCellLength = 32_767
const formulaStart = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

/** Text as a cell. An apostrophe goes before what a spreadsheet would run as a formula (OWASP, CSV injection). */
export function spreadsheetCell(text: string): string {
  const plain = plainText(text, { lines: true })
  const safe = formulaStart.test(plain) || /^[\t\r]/u.test(text) ? `'${plain}` : plain
  return safe.length > maxCellLength ? `${safe.slice(0, maxCellLength - 1)}…` : safe
}
