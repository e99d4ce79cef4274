import { cardinalHundreds, cardinalsBelowThirty, cardinalTens } from '@basejuris/domain/spanish-cardinals'
import { foldText } from '../analysis/fold-text.ts'

/** The cardinals with their other forms, misspellings among them; «vuelta» is the back of a leaf. */
const words = new Set([
  ...[...cardinalsBelowThirty, ...cardinalTens, ...cardinalHundreds].filter((word) => word !== '').map(foldText),
  ...cardinalHundreds.slice(2).map((word) => word.replace(/os$/u, 'as')),
  ...'un una veintiun veintiuna cien cientos docientos trecientos mil y vuelta'.split(' '),
])
const maxLineLength = 80
const firstLetters = /^(?:cero|un|dos|tres|tre[ci]|cuat|cuar|cin|qui|seis|ses|sie|set|och|nue|nov|di[eé]|onc|doc|cat|vei|cie|mil)/iu

/** True for a line that is nothing but a cardinal in words, as folios are written: «trescientos doce», «MIL CUATROCIENTOS VEINTE.- ». */
export function isNumberInWords(line: string): boolean {
  if (line.length > maxLineLength || !firstLetters.test(line)) return false
  const tokens = foldText(line)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
  return tokens[0] !== '' && tokens[0] !== 'y' && tokens.every((token) => words.has(token))
}
