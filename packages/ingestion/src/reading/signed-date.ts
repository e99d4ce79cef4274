import { findSpanishDates } from '@basejuris/legal-text'

const maxPlaceCharacters = 45
const place = /(?:^|\n)\s*(?:En )?\p{Lu}[\p{L} ]{2,30},\s*(?:a\s+)?$/u

/**
 * Date of the decision: the first one after a place at the beginning of a line («Santiago, dos de febrero de …»). Null when there is
 * none.
 */
export function signedDate(text: string): string | null {
  return findSpanishDates(text).find(({ from }) => place.test(text.slice(Math.max(0, from - maxPlaceCharacters), from)))?.date ?? null
}
