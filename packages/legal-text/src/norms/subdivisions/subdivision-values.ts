import type { Subdivision } from '@basejuris/domain'
import { chamberOrdinal, ordinalValue, ordinalWords, romanNumeral } from '@basejuris/domain/spanish-ordinals'
import { foldText } from '../../analysis/fold-text.ts'
import { matchAt } from '../../analysis/matches-at.ts'
import { cardinalInWords, cardinalValue } from '../number-words.ts'

export type Level = keyof Subdivision
export interface Value {
  readonly value: string
  readonly to: number
  /** Written as an ordinal: «2°», «segundo». */
  readonly ordinal: boolean
}

/** No article has more of them; a greater number is an article. */
const maxNumeral = 60
/** A greater number right behind «N°» is a numeral that the article lacks. */
export const maxMarkedNumeral = 199
const maxInciso = 40
/** No article numbers more rules in words. */
const maxRule = 12
const cardinal = new RegExp(cardinalInWords, 'uy')
/** «regla segunda»: the numbered rules of an article are its numerals. */
export const feminineWords = Array.from({ length: maxRule }, (_, index) => foldText(chamberOrdinal(index + 1))).join('|')
const ordinal = new RegExp(`(?:${feminineWords}|${ordinalWords})(?![a-z])`, 'uy')
const digits =
  /(?<digits>\d{1,3})(?!\d|[.,]\d{3})(?<degree>\s?\.?°|(?:er|e?ro|do|to|mo|vo|no|o|a)(?![a-z]))?(?<latin>\s?(?:bis|ter|quater)(?![a-z]))?/uy
const closing = /\)(?!\.-)/uy
const roman = /[ivx]{1,5}(?![a-z])(?:\)(?!\.-))?/uy
const lastInciso =
  /(?:(?<first>inicial|de\s+apertura)|(?<last>ultimo|final|fin\.|postrero|de\s+cierre)|(?<previous>(?:ante)?penultimo))(?![a-z])/uy
const letter = /["“'«]?(?<letter>[a-zñ])(?:\k<letter>)?["”'»]?\)?(?![\p{L}\d])/uy
const letterInParenthesis = /["“'«]?(?<letter>[a-zñ]{1,2})["”'»]?\)/uy
export function readOrdinal(folded: string, at: number): Value | null {
  const word = matchAt(ordinal, folded, at)
  return word === null ? null : { value: String(ordinalValue(word[0])), to: at + word[0].length, ordinal: true }
}

export function readDigits(folded: string, at: number, max: number): Value | null {
  const found = matchAt(digits, folded, at)
  const number = Number(found?.groups?.['digits'])
  if (found === null || number === 0 || number > max) return null
  const latin = found.groups?.['latin']?.trim()
  const value = latin === undefined ? String(number) : `${number} ${latin === 'quater' ? 'quáter' : latin}`
  return { value, to: at + found[0].length, ordinal: found.groups?.['degree'] !== undefined }
}

/** «N° 2)» with its parenthesis. */
export function closed(folded: string, value: Value | null): Value | null {
  return value !== null && matchAt(closing, folded, value.to) !== null ? { ...value, to: value.to + 1 } : value
}

const readRoman = (folded: string, at: number): Value | null => {
  const found = matchAt(roman, folded, at)
  return found === null ? null : { value: found[0].replace(')', ''), to: at + found[0].length, ordinal: false }
}

const readCardinal = (folded: string, at: number, max: number): Value | null => {
  const word = matchAt(cardinal, folded, at)
  const value = word === null ? 0 : cardinalValue(word[0])
  return word === null || value > max ? null : { value: String(value), to: at + word[0].length, ordinal: false }
}

export function readLastInciso(folded: string, at: number): Value | null {
  const found = matchAt(lastInciso, folded, at)
  if (found === null) return null
  const previous = found.groups?.['previous']?.replace('ultimo', 'último')
  const value = found.groups?.['first'] === undefined ? (previous ?? 'final') : '1'
  return { value, to: at + found[0].length, ordinal: true }
}

const readLetter = (folded: string, at: number): Value | null => {
  const found = matchAt(letterInParenthesis, folded, at) ?? matchAt(letter, folded, at)
  return found === null ? null : { value: found.groups?.['letter'] ?? '', to: at + found[0].length, ordinal: false }
}

const maxRoman = 10
const romanIncisos = Array.from({ length: maxRoman }, (_, at) => romanNumeral(at + 1).toLowerCase())

/** «inciso II». */
const readRomanInciso = (folded: string, at: number): Value | null => {
  const found = readRoman(folded, at)
  const value = found === null ? 0 : romanIncisos.indexOf(found.value) + 1
  return found === null || value < 1 ? null : { ...found, value: String(value) }
}

export const readValue: Readonly<Record<Level, (folded: string, at: number) => Value | null>> = {
  numeral: (folded, at) =>
    closed(folded, readDigits(folded, at, maxNumeral)) ??
    readRoman(folded, at) ??
    readOrdinal(folded, at) ??
    readCardinal(folded, at, maxNumeral),
  inciso: (folded, at) =>
    readDigits(folded, at, maxInciso) ??
    readLastInciso(folded, at) ??
    readOrdinal(folded, at) ??
    readCardinal(folded, at, maxInciso) ??
    readRomanInciso(folded, at),
  letra: readLetter,
}
