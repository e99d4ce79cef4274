import { chamberOrdinal, ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { findMatches } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import type { Span } from '../parts/span.ts'
import { foldQuery, type Mention } from './mention.ts'

const maxChambers = 19
const ordinal = String.raw`(?:(?<digits>\d{1,2})\s?(?:[ªº°a]\.?|ra|da|ta)?|(?<words>(?:${ordinalWords.replaceAll(/o(?=[)|])/gu, '[oa]')})))`
const numbered = new RegExp(String.raw`(?<![\p{L}\d./-])${ordinal}\s+sala(?!\p{L})(?!\s+cuna)`, 'gu')
/** «sala de clases», «sala del cine»: no chamber, unless a court or a year follows. */
const ofWhat = /^\s+del?\s+(?:la\s+)?(?:(?:e?xc?ma|iltma|ilustrisima|excelentisima)\.?\s+)?/u
const ofChamber = /^(?:corte|tribunal|verano|febrero|turno|(?:19|20)\d\d)(?![\p{L}\d])/u
/** «sala 3», «sala tercera». */
const numberedBehind = new RegExp(
  String.raw`(?<!\p{L})sala\s+(?:n[°º.]\s?)?(?:(?<digits>\d{1,2})(?![\d.\p{L}/-])[ªº°a]?|(?<words>(?:${ordinalWords.replaceAll(/o(?=[)|])/gu, '[oa]')}))(?!\p{L}))`,
  'gu',
)
const bySubject = /(?<!\p{L})sala\s+(?<subject>civil|penal|constitucional|laboral|mixta)(?!\p{L})/gu

/** The chambers of the Corte Suprema by their subject (auto acordado on the distribution of its work). */
const chamberOfSubject: Readonly<Record<string, number>> = { civil: 1, penal: 2, constitucional: 3, laboral: 4, mixta: 4 }

/** Chambers named in the query: «3ª sala», «cuarta sala», «sala penal de la Corte Suprema». */
export function findChambers(text: string, courts: readonly Span[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const mention = (match: RegExpExecArray, number: number): Mention[] => {
    if (number < 1 || number > maxChambers) return []
    const name = `${chamberOrdinal(number)} Sala`
    const span = { from: match.index, to: match.index + match[0].length }
    return [{ ...span, test: { kind: 'sala', terms: nameTerms(name) }, value: name, label: name, strength: 'plain' }]
  }
  const isOfCourt = (match: RegExpExecArray): boolean => {
    const end = match.index + match[0].length
    const between = ofWhat.exec(folded.slice(end))
    if (between === null) return true
    const next = end + between[0].length
    return ofChamber.test(folded.slice(next)) || courts.some(({ from, to }) => from <= next && next < to)
  }
  return [
    ...[...findMatches(folded, numbered).filter(isOfCourt), ...findMatches(folded, numberedBehind)].flatMap((match) =>
      mention(match, match.groups?.['digits'] === undefined ? ordinalValue(match.groups?.['words'] ?? '') : Number(match.groups['digits'])),
    ),
    ...findMatches(folded, bySubject).flatMap((match) => mention(match, chamberOfSubject[match.groups?.['subject'] ?? ''] ?? 0)),
  ]
}
