import { removeAccents } from './fold-text.ts'

const units = ['', 'primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno']
const tens = [
  '',
  'décimo',
  'vigésimo',
  'trigésimo',
  'cuadragésimo',
  'quincuagésimo',
  'sexagésimo',
  'septuagésimo',
  'octogésimo',
  'nonagésimo',
]
const hundreds = ['', 'centésimo', 'ducentésimo', 'tricentésimo', 'cuadringentésimo', 'quingentésimo']
const joined = { 11: 'undécimo', 12: 'duodécimo' } as const

const feminine = (ordinal: string): string => ordinal.replace(/o$/u, 'a')

/** Ordinal in words, 1 to 99, as considerandos have it: 23 → «vigésimo tercero». */
export function ordinalInWords(n: number): string {
  if (n === 11 || n === 12) return joined[n]
  return [tens[Math.floor(n / 10)], units[n % 10]].filter((word) => word !== '').join(' ')
}

/** Feminine ordinal in one word, 1 to 19, as chambers have it: 3 → «Tercera», 13 → «Decimotercera». */
export function chamberOrdinal(n: number): string {
  const word = n > 12 ? `decimo${removeAccents(units[n - 10] ?? '')}` : ordinalInWords(n)
  return feminine(word.charAt(0).toUpperCase() + word.slice(1))
}

const valuesOf = (words: readonly string[], step: number): [string, number][] =>
  words.flatMap((word, index) => (word === '' ? [] : [[removeAccents(word), index * step] as [string, number]]))

/** Irregular spellings in rulings are added to the regular ones. */
const ofUnits = new Map([...valuesOf(units, 1), ['primer', 1], ['tercer', 3], ['setimo', 7]])
const ofTens = new Map([...valuesOf(tens, 10), ['cuadrigesimo', 40], ['septagesimo', 70]])
const ofHundreds = new Map(valuesOf(hundreds, 100))
const whole = new Map([
  ['undecimo', 11],
  ['decimoprimer', 11],
  ['duodecimo', 12],
  ['unico', 1],
])
const oneOf = (words: ReadonlyMap<string, number>): string => [...words.keys()].sort((a, b) => b.length - a.length).join('|')

const unit = `(?:${oneOf(ofUnits)})`
/** «decimoctavo» has one o for both words. */
const ten = `(?:(?:${oneOf(ofTens)})(?:[ -]?${unit})?|(?:${[...ofTens.keys()].map((word) => word.slice(0, -1)).join('|')})octavo)`
const belowHundred = `${oneOf(whole)}|${ten}|${unit}`

/** Regular expression source for folded text: a masculine ordinal in words up to quingentésimo nonagésimo noveno, in one word or several. */
export const ordinalWords = `(?:(?:${oneOf(ofHundreds)})(?:[ -]?(?:${belowHundred}))?|${belowHundred})`

const wholly = new RegExp(`^${ordinalWords}$`, 'u')
const values = new Map([...ofHundreds, ...ofTens, ...whole, ...ofUnits])
const pieces = new RegExp([...values.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu')

/** Value of a folded ordinal in words, masculine or feminine («decimosegundo», «decima segunda» → 12); 0 for anything else. */
export function ordinalValue(folded: string): number {
  const masculine = folded.replace(/a(?=$|[ -])/gu, 'o').replace(/im(?=octavo$)/u, 'imo')
  if (!wholly.test(masculine)) return 0
  let value = 0
  for (const [piece] of masculine.matchAll(pieces)) value += values.get(piece) ?? 0
  return value
}

const romanDigits = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** Roman numeral of 1 to 39: 14 → «XIV». */
export function romanNumeral(n: number): string {
  let rest = n
  let numeral = ''
  for (const [value, digits] of romanDigits) {
    numeral += digits.repeat(Math.floor(rest / value))
    rest %= value
  }
  return numeral
}
