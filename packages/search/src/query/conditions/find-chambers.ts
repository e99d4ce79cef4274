import { chamberOrdinal, ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { findMatches } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import { foldQuery, type Mention } from './mention.ts'

const maxChambers = 19
const ordinal = String.raw`(?:(?<digits>\d{1,2})\s?(?:[ªº°a]\.?|ra|da|ta)?|(?<words>(?:${ordinalWords.replaceAll(/o(?=[)|])/gu, '[oa]')})))`
const numbered = new RegExp(String.raw`(?<![\p{L}\d./-])${ordinal}\s+sala(?!\p{L})(?!\s+cuna)`, 'gu')
/** «2ª sala de clases», «tercera sala del cine»: a room. */
const ofRoom =
  /^\s+del?\s+(?:la\s+|los\s+|las\s+)?(?:clases?|cines?|espera|operaci|cirug|partos?|reuni|ventas?|exhibici|exposici|m[aá]quinas?|juegos?|profesores|urgencias?|hospital|clinica|colegio|jardin|escuela|liceo|bombas|calderas|estar|musica|computaci|lactancia|teatro|museo|casino|gimnasio|bingo|conferencias|audiencias|cuna|edificio|ensayo|emergencia|hospitalizaci|recuperaci|cuidados)/u
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
  const isChamber = (match: RegExpExecArray): boolean => !ofRoom.test(folded.slice(match.index + match[0].length))
  return [
    ...[...findMatches(folded, numbered).filter(isChamber), ...findMatches(folded, numberedBehind)].flatMap((match) =>
      mention(match, match.groups?.['digits'] === undefined ? ordinalValue(match.groups?.['words'] ?? '') : Number(match.groups['digits'])),
    ),
    ...findMatches(folded, bySubject).flatMap((match) => mention(match, chamberOfSubject[match.groups?.['subject'] ?? ''] ?? 0)),
  ]
}
