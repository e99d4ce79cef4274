import { type DocketNumber, expandYear } from '@basejuris/domain'

/** A number with or without its full stops. */
export const numberForm = String.raw`(?<number>\d{1,3}(?:\.\d{3})+|\d{1,7})`
/** A year in four digits or two. */
export const yearForm = String.raw`(?<year>(?:19|20)\d{2}|\d{2})`
/** No letter, digit or further part of a number follows. */
export const endOfNumber = String.raw`(?![\p{L}\d]|[-./]\d)`
/** «N°», «Nº», «N°s», «Nos», «números», with the slips of scans. */
export const numberSign = String.raw`(?:n(?:[°º*"”’'.]{1,2}|\.os|ros?\.?|[uú]m(?:eros?|s?\.)|os?\.?)[\s\u00a0]?s?[\s\u00a0.:°º"”]*){0,2}`

/** Value of the digits of `numberForm`. */
export function numberValue(digits: string): number {
  return Number(digits.replaceAll('.', ''))
}

/** A docket number from its written parts; null when they are none. */
export function docketOfParts(letter: string | null, digits: string, yearDigits: string): DocketNumber | null {
  const [number, year] = [numberValue(digits), expandYear(yearDigits)]
  return year === null || number < 1 ? null : { letter, number, year, book: null }
}
