const hasPlus = /(?<=^|[\s(])\+\s?[\p{L}("«“]/u
const apart = /(?<=\s)([-+])\s(?=[\p{L}("«“])/gu

/** «multa + clausura - alcoholes»: beside a plus a sign may stand apart from its word. Alone a line parts words. The length stays. */
export function withJoinedSigns(text: string): string {
  return hasPlus.test(text) ? text.replace(apart, ' $1') : text
}
