/** Control characters, lone surrogates and noncharacters, which XML and PDF cannot hold. */
const unwritable = /[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu
/** Marks that change the direction of writing: they can disguise a name. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Text that every format can hold, without invisible characters. Line breaks stay with `lines`, else they become blanks. */
export function plainText(text: string, { lines = false }: { readonly lines?: boolean } = {}): string {
  const spaced = lines ? text.replace(/\r\n?/gu, '\n') : text.replace(/[\t\r\n]+/gu, ' ')
  return spaced.replace(directionMarks, '').replace(unwritable, (character) => (character === '\n' ? character : ''))
}
