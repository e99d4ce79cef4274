/** Signs that may match each other in some pattern fold to one: both cases of a letter, letters with accents, digits, and blanks. */
export const digitSign = '0'
export const blankSign = ' '
/** Stands for every other sign. */
const otherSign = '\x7f'

/** Signs whose other case is a letter below U+0100. */
const otherCases: Readonly<Record<string, string>> = { ſ: 's', '\u212a': 'k', '\u212b': 'a', Ÿ: 'y' }
const lastOfLatin1 = 0xff

const foldSign = (code: number): string => {
  const written = String.fromCharCode(code)
  if (/\d/u.test(written)) return digitSign
  if (/\s/u.test(written)) return blankSign
  const other = otherCases[written]
  if (other !== undefined) return other
  if (code > lastOfLatin1) return otherSign
  const base = written.normalize('NFD').charAt(0).toLowerCase()
  return base < otherSign ? base : otherSign
}

/** The folded sign of each UTF-16 unit, below 128. */
export const foldedSigns: Uint8Array = Uint8Array.from({ length: 65_536 }, (_, code) => foldSign(code).charCodeAt(0))

/** The same length as the text. */
export function foldSigns(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) folded += String.fromCharCode(foldedSigns[text.charCodeAt(at)] ?? 0)
  return folded
}
