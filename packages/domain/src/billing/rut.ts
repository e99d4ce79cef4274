import { checkDigitModulo11 } from '../text/check-digit.ts'

/** Characters of «12.345.678-5». */
export const maxRutLength = 12
const written = /^(?<number>\d{1,2}(?:\.\d{3}){2}|\d{7,8})-?(?<digit>[\dkK])$/

/** «12.345.678-5» from a RUT with or without dots and hyphen; null where its form or its check digit is wrong. */
export function parseRut(text: string): string | null {
  const { number, digit } = written.exec(text.trim())?.groups ?? {}
  if (number === undefined || digit === undefined) return null
  const digits = number.replaceAll('.', '')
  const checked = digit.toUpperCase()
  return checkDigitModulo11(digits) === checked ? `${digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}-${checked}` : null
}
