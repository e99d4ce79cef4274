import type { TextSpan } from '../analysis/text-span.ts'
import type { NamedCourt } from '../courts/courts-beside.ts'

const blanks = String.raw`[\s\u00a0,.:;()«»"–-]*`
const date = String.raw`(?:(?:de\s+)?(?:fecha\s+)?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}°?\s+de\s+[a-z]+\s+(?:de|del)\s+\d{4}))`
const chamber = String.raw`(?:(?:\d|primera|segunda|tercera|cuarta|quinta|sexta|septima|octava|novena|decima)[°ª]?\s+sala|sala\s+\p{L}+)`
const filler = String.raw`(?:sentencia|fallo|resolucion|ingreso|causa|autos|recurso|rol|rit|ruc|nro|r|en|de|la|los|el|del|n°|°)(?![\p{L}])`
/** What may stand between a court and the number behind it: «, 4ª Sala, de 3 de mayo de 2021, en causa». */
const forward = new RegExp(`^(?:${blanks}(?:${date}|${chamber}|${filler}))*${blanks}$`, 'u')
/** What may stand between a number and the court behind it: «, de 3 de mayo de 2021, pronunciada por la». */
const backward = new RegExp(
  String.raw`^${blanks}(?:${date}${blanks})?(?:(?:del?|ante|en|seguid[oa]s?\s+ante|(?:dictad|pronunciad|expedid|emitid)[oa]s?\s+por)\s+)?(?:(?:el|la|los)\s+)?$`,
  'u',
)

/** The number of characters between two ranges; a comma or a full stop separates more than blanks. */
const distance = (between: string): number => between.length + (/[,;.]/u.test(between) ? 2 : 0)

/** The court that belongs to a docket number: the nearer of those joined to it before and behind. `folded` is the text folded to its own length. */
export function courtBeside(folded: string, number: TextSpan, courts: readonly NamedCourt[]): NamedCourt | null {
  const before = courts.findLast((court) => court.to <= number.from)
  const behind = courts.find((court) => court.from >= number.to)
  const gapBefore = before === undefined ? null : folded.slice(before.to, number.from)
  const gapBehind = behind === undefined ? null : folded.slice(number.to, behind.from)
  const isJoinedBefore = gapBefore !== null && forward.test(gapBefore)
  const isJoinedBehind = gapBehind !== null && backward.test(gapBehind)
  if (isJoinedBefore && isJoinedBehind) return (distance(gapBehind) < distance(gapBefore) ? behind : before) ?? null
  if (isJoinedBefore) return before ?? null
  return isJoinedBehind ? (behind ?? null) : null
}
