const beyondAscii = /[^\0-\x7f]/u
const tildeN = /n\u0303/gu
const marks = /\p{Mn}/gu
const everyMark = /\p{M}/gu

/** Lower case without accents; ñ stays a letter of its own. The length may change. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(tildeN, 'ñ').replace(marks, '') : lower
}

/** The same letters without accents; ñ becomes n. */
export function removeAccents(text: string): string {
  return beyondAscii.test(text) ? text.normalize('NFD').replace(everyMark, '') : text
}

/** Lower case without accents, ñ as n: for names that people type either way. */
export function foldAccents(text: string): string {
  return removeAccents(text).toLowerCase()
}
