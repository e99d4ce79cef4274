import type { Span } from '../../parts/span.ts'

const hasPlus = /(?<=^|[\s(])\+\s?[\p{L}("«“]/u
const apart = /(?<=\s)([-+])\s(?=[\p{L}\d("«“])/gu

/** «multa + clausura - alcoholes»: beside a plus a sign may stand apart from its word. Alone a line parts words. The length stays. */
export function withJoinedSigns(text: string): string {
  return hasPlus.test(text) ? text.replace(apart, ' $1') : text
}

/** «amparo + "libertad condicional" + inadmisible»: all of it is added up, what stands first too. */
export function isFirstOfSum(text: string, { from, to }: Span): boolean {
  return text.slice(0, from).trim() === '' && /^\s+\+/u.test(text.slice(to))
}
