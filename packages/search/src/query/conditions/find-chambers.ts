import { chamberOrdinal, ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { nameTerms } from '../../word-tokens.ts'
import { foldQuery, type Mention } from './mention.ts'

const maxChambers = 19
const ordinal = String.raw`(?:(?<digits>\d{1,2})\s?(?:[ªº°a]\.?|ra|da|ta)?|(?<words>(?:${ordinalWords.replaceAll(/o(?=[)|])/gu, '[oa]')})))`
/** «sala de clases», «sala del cine»: no chamber of a court. */
const otherRoom = String.raw`(?!\s+(?:cuna|de(?:l)?\s+(?!(?:la\s+)?(?:(?:excma|iltma|ilustrisima|excelentisima)\.?\s+)?(?:corte|c\.?\s?s|i?\.?c\.?\s?a|tribunal|tc)(?!\p{L}))))`
const numbered = new RegExp(String.raw`(?<![\p{L}\d./-])${ordinal}\s+sala(?!\p{L})${otherRoom}`, 'gu')
/** «sala 3», «sala tercera». */
const numberedBehind = new RegExp(
  String.raw`(?<!\p{L})sala\s+(?:n[°º.]\s?)?(?:(?<digits>\d{1,2})(?![\d.\p{L}/-])[ªº°a]?|(?<words>(?:${ordinalWords.replaceAll(/o(?=[)|])/gu, '[oa]')}))(?!\p{L}))`,
  'gu',
)
const bySubject = /(?<!\p{L})sala\s+(?<subject>civil|penal|constitucional|laboral|mixta)(?!\p{L})/gu

/** The chambers of the Corte Suprema by their subject (auto acordado on the distribution of its work). */
const chamberOfSubject: Readonly<Record<string, number>> = { civil: 1, penal: 2, constitucional: 3, laboral: 4, mixta: 4 }

/** Chambers named in the query: «3ª sala», «cuarta sala», «sala penal de la Corte Suprema». */
export function findChambers(text: string): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const mention = (match: RegExpExecArray, number: number): Mention[] => {
    if (number < 1 || number > maxChambers) return []
    const name = `${chamberOrdinal(number)} Sala`
    const span = { from: match.index, to: match.index + match[0].length }
    return [{ ...span, test: { kind: 'sala', terms: nameTerms(name) }, value: name, label: name, strength: 'plain' }]
  }
  return [
    ...[...folded.matchAll(numbered), ...folded.matchAll(numberedBehind)].flatMap((match) =>
      mention(match, match.groups?.['digits'] === undefined ? ordinalValue(match.groups?.['words'] ?? '') : Number(match.groups['digits'])),
    ),
    ...[...folded.matchAll(bySubject)].flatMap((match) => mention(match, chamberOfSubject[match.groups?.['subject'] ?? ''] ?? 0)),
  ]
}
