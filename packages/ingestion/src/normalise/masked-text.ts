import { maskPersonalData } from '@basejuris/legal-text'

const maxFieldCharacters = 400

/** Well-formed Unicode without control characters other than tab and line break: what the database can store. */
export function storableText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop.
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/gu, '')
}

const endSeparators = /^[\s_|;:,/–—-]+|[\s_|;:,/–—-]+$/gu

/** A name without the separators that the source's form left at its ends; null when nothing remains. */
export function maskedName(text: string | null): string | null {
  return maskedField(text?.replace(endSeparators, '') ?? null)
}

/** A short field for storage: single spaces; RUT, e-mail, telephone and address masked; at most 400 characters. */
export function maskedField(text: string | null, longest = maxFieldCharacters): string | null {
  if (text === null) return null
  const masked = maskPersonalData(storableText(text)).text.replace(/\s+/gu, ' ').trim()
  if (masked === '') return null
  return masked.length <= longest ? masked : `${masked.slice(0, longest - 1).trimEnd()}…`.toWellFormed()
}
