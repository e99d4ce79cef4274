import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { courtName, findMatches, foldSameLength } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import type { NamedCourt } from './query-parts.ts'

const ordinal = String.raw`(?:\d{1,2}\s?(?:[°ºª]|er|ro|do|to|mo|vo|no)|${ordinalWords})`
/** «art. 7 y 2° juzgado civil»: the number is of the article. */
const numeral = String.raw`(?<!\p{L})(?:n|nro|num|numero|numeral|inc|inciso|arts?|articulos?|ley|rol|rit|letra)[.°º]*\s*`
const listOf = (each: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d./-])(?<!${numeral})(?<ordinals>${each}(?:\s*,\s*${each})*)\s+[yeo]\s+$`, 'u')
const withSign = listOf(ordinal)
/** «2 y 3 juzgado civil»: none has a sign. */
const bare = listOf(String.raw`\d{1,2}`)
const eachOrdinal = new RegExp(String.raw`${ordinal}|\d{1,2}`, 'gu')
const ordinalNames = ['Primer', 'Segundo', 'Tercer']
const numbered = /^(?:\d+º|Primer|Segundo|Tercer)\s+(?<kind>.+)$/u

/** «1° y 2° JLT de Santiago», «primer y tercer juzgado civil de Talca»: the courts of whose numbers only the last stands before the name. */
export function courtsJoinedBefore(text: string, courts: readonly NamedCourt[]): NamedCourt[] {
  const folded = foldSameLength(text.toLowerCase())
  return courts.flatMap((court) => {
    const kind = numbered.exec(court.name)?.groups?.['kind']
    const match =
      kind === undefined ? null : (/^\d{1,2}\s+\p{L}/u.test(folded.slice(court.from)) ? bare : withSign).exec(folded.slice(0, court.from))
    if (kind === undefined || match === null) return []
    return findMatches(match.groups?.['ordinals'] ?? '', eachOrdinal).map(({ 0: written, index }) => {
      const from = match.index + index
      const number = Number.parseInt(written, 10)
      const ownWord = /^\d/u.test(court.name) || Number.isNaN(number) ? null : ordinalNames[number - 1]
      const name = courtName(`${ownWord ?? (Number.isNaN(number) ? written : `${number}º`)} ${kind}`)
      return { ...court, from, to: from + written.length, name, terms: nameTerms(name) }
    })
  })
}
