/** Windows-1252 between 0x80 and 0x9f, where it differs from Latin-1. */
const windows: Readonly<Record<number, string>> = {
  128: '€',
  130: '‚',
  133: '…',
  145: '‘',
  146: '’',
  147: '“',
  148: '”',
  149: '•',
  150: '–',
  151: '—',
  153: '™',
}
/** What Adobe's standard encoding shows for the Latin-1 codes of Spanish letters (PDF Reference, appendix D.1). */
const standard: Readonly<Record<string, string>> = { Æ: 'á', Ø: 'é', æ: 'ñ', œ: 'ú', Œ: 'ê', ß: 'û' }
const standardLetter = /[ÆØæœ]/gu
const minWrongGlyphs = 5

const characterOf = (glyph: string, code: string): string => {
  const number = Number(code)
  if (number === 9 || number === 160) return ' '
  return windows[number] ?? (number >= 0xa1 && number <= 0xff ? String.fromCharCode(number) : glyph)
}

const numbered = (text: string): string =>
  text.includes('(cid:') ? text.replace(/\(cid:(\d{1,3})\)/gu, (glyph, code: string) => characterOf(glyph, code)) : text

/**
 * Returns the repair for the lines of one text, whose PDF may name characters by the wrong table.
 * «(cid:243)» is ó. Where such codes occur beside «aæo» and «AdemÆs», those letters are ñ and á.
 */
export function repairGlyphs(raw: string): (line: string) => string {
  const wrong = raw.includes('(cid:2') ? (raw.match(standardLetter)?.length ?? 0) : 0
  if (wrong < minWrongGlyphs) return numbered
  return (line) => numbered(line).replace(standardLetter, (letter) => standard[letter] ?? letter)
}
