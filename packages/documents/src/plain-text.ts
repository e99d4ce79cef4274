/** Control characters, lone surrogates and noncharacters, which XML and PDF cannot hold. */
const unwritable = /[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu
/** Marks that turn the direction of writing: with them a name can show as another. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Text that every format can hold, without what one cannot see: line breaks stay where `lines` says so, and are blanks otherwise. */
export function plainText(text: string, { lines = false }: { readonly lines?: boolean } = {}): string {
  const spaced = lines ? text.replace(/\r\n?/gu, '\n') : text.replace(/[\t\r\n]+/gu, ' ')
  return spaced.replace(directionMarks, '').replace(unwritable, (character) => (character === '\n' ? character : ''))
}
