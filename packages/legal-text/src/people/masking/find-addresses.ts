import { matchesAt } from '../../analysis/matches-at.ts'
import {
  bareSidedNumber,
  blank,
  capital,
  communeName,
  connector,
  estate,
  houseNumber,
  inlineBlank,
  placeType,
  sidedNumber,
  sidedStreets,
  sign,
  streetType,
  word,
} from './address-words.ts'
import { findDomiciles } from './find-domiciles.ts'
import { findFormAddresses } from './find-form-addresses.ts'
import { findHomes } from './find-homes.ts'
import { findRepeatedAddresses } from './find-repeated-addresses.ts'
import type { PersonalSpan } from './masked-span.ts'

const part = `(?:[,.]?${blank}{0,2}(?:en${blank})?${placeType}${blank}(?:${sign}${blank}?)?${capital}(?:${inlineBlank}(?:${connector}${inlineBlank})?${capital}){0,5})`
const rest = `(?:${part}){0,5}(?:,?${blank}${communeName})?`

/** «calle 14 ½ Sur con 30 Oriente N° 12»: without a sign only after a word for a street. */
const sided = `(?:(?:${streetType}${blank})?${sidedStreets}${sidedNumber}|${streetType}${blank}${sidedStreets}${bareSidedNumber})`
const named = `${streetType}${blank}(?:${word}${blank}){0,6}?(?:${word})?${houseNumber}`
/** «calle X N° 123», «Avda. X 123, depto. 4»: a street with a number, wherever it stands. */
const street = new RegExp(String.raw`(?<![\p{L}\d])(?:${sided}|${named})${rest}`, 'uy')
/** First letters of a street, or a number before a side, without the flag `u` so that a long text is scanned fast. */
const streetStart =
  /(?<![a-z\d])(?:calle|av|pas|psj|pje|camino|alameda|diagonal|costanera|panamericana|carretera|\d{1,2}(?=[\s\u00a0½/\dymedioa]{1,14}(?:norte|sur|oriente|poniente)))/gi
/** «Villa X, pasaje Y N° 1» and «sector X, calle Y N° 2» begin before the street. */
const leadingPart = new RegExp(`(?:${part},?${blank}{0,2}){1,3}$`, 'u')

const findStreets = (text: string): PersonalSpan[] =>
  [...matchesAt(text, streetStart, street)].map((match) => {
    const before = text.slice(Math.max(0, match.index - 90), match.index)
    const lead = leadingPart.exec(before)?.[0].replace(/^[\s\u00a0,.]+(?:en[\s\u00a0])?|^en[\s\u00a0]/u, '').length ?? 0
    return { kind: 'address' as const, from: match.index - lead, to: match.index + match[0].length }
  })

/** «160 D/C 201», «517 D403», «1450 B», «1450 villa las Palmeras»: the unit behind an address, and the parts behind that. */
const unitBehind = new RegExp(
  String.raw`(?:,?${inlineBlank}?(?:D/C${blank}?\d{1,4}|[A-Z]${inlineBlank}?-?\d{1,4}(?![\p{L}\d/-]|[.,]\d)|[A-Z](?=[,;]))|,${blank}${sign}${blank}?\d{1,4}(?=[,;])|${inlineBlank}?,${blank}(?:${placeType}|pisos|oficinas)${blank}(?:${sign}${blank}?)?\d{1,4}(?:${blank}[ay]${blank}\d{1,4})?(?![\p{L}\d/]|[.,]\d)|,?${blank}${estate}${blank}(?:${connector}${blank}){1,2}${capital}(?:${inlineBlank}${capital})?)(?:${part}){0,5}`,
  'uy',
)

const withUnit = (text: string, { kind, from, to }: PersonalSpan): PersonalSpan => {
  unitBehind.lastIndex = to
  return { kind, from, to: to + (unitBehind.exec(text)?.[0].length ?? 0) }
}

/** Addresses: of any shape after a word of domicile or of a home, elsewhere a street with its number. */
export function findAddresses(text: string): PersonalSpan[] {
  const homes = [...findDomiciles(text), ...findHomes(text), ...findFormAddresses(text)]
  const streets = findStreets(text)
  return [...homes, ...streets, ...findRepeatedAddresses(text, homes, streets)].map((span) => withUnit(text, span))
}
