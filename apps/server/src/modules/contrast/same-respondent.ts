import type { Ruling } from '@basejuris/domain'
import { findDisposition, foldText, stopWords } from '@basejuris/legal-text'

/** Whom the operative part names as the one against whom a recourse was brought. On folded text. */
const against =
  /\ben contra (?:de |del )(?<named>[^;.]{3,300}?)(?=\.|;|,? (?:por cuanto|solo en cuanto|solo para|y,? en consecuencia|con costas|sin costas|representad\p{L}*|debiendo|ordenandose|dejando\p{L}*|declarando\p{L}*)\b|$)/gu
/** Of names and places, and of no kind of body. */
const general =
  /^(?:ilustre|nacional|chile|chilen[ao]|general|regional|region|comuna|republica|don|doña|señor\p{L}*|limitada|ltda|spa|persona|\d+)$/u

function respondentWords({ sections }: Pick<Ruling, 'sections'>): ReadonlySet<string> {
  const text = foldText((findDisposition(sections)?.paragraphs ?? []).map((each) => each.text).join('\n')).replace(/\bs\.\s?a\./gu, 'sa')
  const named = [...text.matchAll(against)].map(({ groups }) => groups?.['named'] ?? '').join(' ')
  return new Set((named.match(/\p{L}{4,}/gu) ?? []).filter((word) => !general.test(word) && !stopWords.has(word)))
}

/** Whether two recourses were brought against the same body, or against two of one kind: two municipalities, two Isapres. */
export function sharesRespondent(one: Pick<Ruling, 'sections'>, other: Pick<Ruling, 'sections'>): boolean {
  const theirs = respondentWords(other)
  return [...respondentWords(one)].some((word) => theirs.has(word))
}
