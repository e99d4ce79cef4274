import { foldText } from '../../analysis/fold-text.ts'
import { blank, connector, inlineBlank, placeType, proper, sidedStreets, sign } from './address-words.ts'
import type { PersonalSpan } from './masked-span.ts'

/** A shorter name is too common to be sought again. */
const minStreetCharacters = 5
/** Bounds the time of a text that is nothing but addresses. */
const maxRepeatedAddresses = 100

const core = new RegExp(
  `(?<name>${sidedStreets}|${proper}(?:${inlineBlank}(?:${connector}${inlineBlank}){0,2}${proper}){0,3})(?:,?${blank}?${sign})?${blank}?(?<number>\\d{2,5})(?!\\d)`,
  'u',
)
const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'úü', n: 'ñ' }

/** Matches words in either case, with or without accents, whatever the blanks between them. */
const anyForm = (words: readonly string[]): string =>
  words
    .map((word) =>
      Array.from(word, (char) => {
        const letter = foldText(char)
        const forms = `${letter}${accented[letter] ?? ''}`
        return /^\p{L}$/u.test(letter) ? `[${forms}${forms.toUpperCase()}]` : RegExp.escape(char)
      }).join(''),
    )
    .join(`${blank}{1,2}`)

const unit = new RegExp(`^${placeType}$`, 'u')

/**
 * Further mentions of the street and number of an address that was found: «en Los Boldos 640 lo esperaban». A home is sought in any
 * form of its letters, another address as it was written.
 */
export function findRepeatedAddresses(text: string, homes: readonly PersonalSpan[], others: readonly PersonalSpan[]): PersonalSpan[] {
  const patterns = new Map<string, RegExp>()
  const seek = ({ from, to }: PersonalSpan, isHome: boolean): void => {
    const { name: street = '', number = '' } = core.exec(text.slice(from, to))?.groups ?? {}
    const words = street.split(/\s+/u).slice(-2)
    const inAnyForm = isHome && !words.every((word) => unit.test(word))
    const written = inAnyForm ? anyForm(words) : RegExp.escape(words.join(' '))
    const key = `${written} ${number}`
    if (words.join(' ').length < minStreetCharacters || patterns.has(key) || patterns.size === maxRepeatedAddresses) return
    patterns.set(key, new RegExp(`(?<![\\p{L}\\d])${written}(?:,?${blank}?${sign})?${blank}?${number}(?![\\d-]|[.,]\\d)`, 'gu'))
  }
  for (const span of homes) seek(span, true)
  for (const span of others) seek(span, false)
  return [...patterns.values()].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ kind: 'address' as const, from: match.index, to: match.index + match[0].length })),
  )
}
