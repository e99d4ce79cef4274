import type { DocketNumber } from './docket-number.ts'
import { bookPattern } from './docket-number-book.ts'
import { docketOf } from './docket-number-parse.ts'

/** A docket number in a running text; `from` and `to` are UTF-16 offsets of `written`, which leaves out «Rol N°». */
export interface FoundDocketNumber {
  readonly from: number
  readonly to: number
  readonly docket: DocketNumber
  readonly written: string
}

const dash = String.raw`\s{0,2}[-–—‐‑−/]\s{0,2}`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,/–-])(?:(?<book>${bookPattern})${dash})?(?:(?<letter>[a-z]{1,2}(?:-\d{2}(?:-[a-z])?)?)(?:${dash}|\s?n[°º]\s?))?` +
    String.raw`(?<number>\d{1,3}(?:\.\d{3})+|\d{1,7})${dash}(?<year>(?:19|20)\d{2}|2\.0\d{2}|\d{2})(?![\p{L}\d]|[-–/.,]\d)`,
  'giu',
)
const cue =
  /(?:\brol(?:es)?|\brit|\bingreso|\bcausas?|\bcorte|\bsecretar[ií]a)(?:\s+(?:de|corte|interno|ingreso|causa|rol|rit|[a-z]))*[\s:°º.,]*(?:n(?:[°ºo.]|ro\.?|[uú]m(?:ero|\.)?)?[\s:°º.]*s?)?\s*$/iu
const otherNumber =
  /(?:\bley(?:es)?|\bd\.?f\.?l|\bd\.?l|\bd\.?s|\bdecreto|\bresoluci[oó]n|\bexent[ao]|\boficio|\bord|\bdictamen|\bfactura|\bboleta|\bart[ií]culos?|\barts?|\bfojas?|\bfs|\bacta|\bacordado|\$|\bacuerdo|\bcircular|\bfolio)[\s.,]*(?:n[°ºo.]*)?[\s.]*$/iu

const isPlausible = (match: RegExpExecArray, before: string): boolean => {
  const groups = match.groups ?? {}
  if (groups['book'] !== undefined || cue.test(before)) return true
  if (otherNumber.test(before)) return false
  const number = groups['number'] ?? ''
  const value = Number(number.replaceAll('.', ''))
  const twoDigitYear = (groups['year'] ?? '').length === 2
  if (groups['letter'] !== undefined) return !twoDigitYear || value > 31
  if (value >= 1900 && value < 2100 && !number.includes('.')) return false
  if (match[0].includes(' ') && !number.includes('.')) return false
  return twoDigitYear ? value > 999 : value > 99
}

/** Every docket number of a text, in order. Dates, amounts, laws and articles are left alone. */
export const findDocketNumbers = (text: string): FoundDocketNumber[] => {
  const found: FoundDocketNumber[] = []
  for (const match of text.matchAll(pattern)) {
    if (!isPlausible(match, text.slice(Math.max(0, match.index - 40), match.index))) continue
    const docket = docketOf(match.groups ?? {})
    if (docket !== null) found.push({ from: match.index, to: match.index + match[0].length, docket, written: match[0] })
  }
  return found
}
