import { foldText } from '../analysis/fold-text.ts'

const words = new Set(
  `cero un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte
  veintiun veintiuno veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta
  setenta ochenta noventa cien ciento cientos doscientos docientos trescientos trecientos cuatrocientos quinientos seiscientos setecientos ochocientos
  novecientos doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas mil y vuelta`.split(/\s+/u),
)
const longest = 80
const firstLetters = /^(?:cero|un|dos|tres|tre[ci]|cuat|cuar|cin|qui|seis|ses|sie|set|och|nue|nov|di[eé]|onc|doc|cat|vei|cie|mil)/iu

/** True for a line that is nothing but a cardinal in words, as folios are written: «trescientos doce», «MIL CUATROCIENTOS VEINTE.- ». */
export function isNumberInWords(line: string): boolean {
  if (line.length > longest || !firstLetters.test(line)) return false
  const tokens = foldText(line)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
  return tokens[0] !== '' && tokens[0] !== 'y' && tokens.every((token) => words.has(token))
}
