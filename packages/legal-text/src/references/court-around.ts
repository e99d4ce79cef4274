import { firstMatchOf, matchesOf } from '../analysis/matches-of.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { courtName } from '../courts/court-name.ts'
import { courtPattern } from '../courts/court-pattern.ts'

/** The court of a docket number: its name as `courtName` writes it, `own` for the court that speaks, null when the text names none. */
export type CourtAround = { readonly name: string } | 'own' | null

const maxReachBefore = 200
const maxReachAfter = 140
const sentenceEnd =
  /(?<![\s.(]\p{L}|Excma|Excmo|Iltma|Ilma|Ilta|[Ii]ngr?|Nº?|N°|art|arts|inc|fs|Sr|Sra)[.?!]\s+(?=[¿¡«“‘"(]{0,2}\p{Lu})|;\s|(?:[.:;]|\n)\s*\n\s*|\n\s*(?=\[\d)|\s[•▪●](?=\s)/gu
/** What may stand between a docket number and its court: «, de 3 de mayo de 2021, pronunciada por la». */
const joint =
  /^[\s"”)]*(?:[,(]?\s*(?:de\s+(?:fecha\s+)?|sentencia\s+de\s+)?(?:\p{L}+\s+)?(?:\d{1,2}[^,;.()]{4,40}?\d{4}|\p{Ll}+\s+de\s+\p{Ll}+\s+de\s+dos\s+mil(?:\s+\p{Ll}+){0,3}?)\)?,?\s*)?,?\s*(?:(?:tod|amb)[oa]s\s+)?(?:del?|ante|en|(?:seguid|tramitad)[oa]s?\s+(?:ante|en)|(?:dictad|pronunciad|expedid|emitid|vist|conocid|fallad|resuelt)[oa]s?\s+por)\s+(?:el\s+|la\s+)?$/u
const joinedClosely = /^\s+del?\s+(?:la\s+|el\s+)?$/u
/** «Rol N° 4.626-2008, la Corte de Apelaciones de Santiago resolvió», where no court precedes. */
const besideComma = /^\s*,\s+(?:la\s+|el\s+)?$/u

/** «Ojo con», «Conforme con»: words that open a sentence and are no party, whatever follows. */
export const openingWords =
  'Ojo|Cuidado|Junto|Conforme|Acorde|Coinciden?|Coincidente|Concordante|Cumplen?|Cuentan?|Cuento|Contamos|Comienzo|Parto|Empiezo|Cierro|Termino|Sigo|Comparese|Confrontese'

/**
 * «Soto con Contraloría General», «Soto con Juez del 2° Juzgado Civil»: a party of a case, and not the court that decided it. «Compárese con»
 * names none.
 */
const besideParty = new RegExp(
  String.raw`(?<!\p{L})(?!\p{L}*[áéíóú]\p{L}*se(?!\p{L})|(?:${openingWords})(?!\p{L}))\p{Lu}[\p{L}.&]*[\s\u00a0]+(?:(?:con|contra|vs?\.?|v\/s)[\s\u00a0]+|c\/[\s\u00a0]?)(?:(?:la|el|las|los|del?|[Ss]r\.|[Ss]ra\.|[Ss]eñora?|[Jj]uez|[Jj]ueza|[Mm]agistrad[oa]|[Tt]itular)[\s\u00a0]+){0,6}$`,
  'u',
)
/** «Juzgado de Letras de Porvenir con Soto»: a court in the first place of a caption, which no «ante el» precedes. */
const firstPlace = /(?:^|[«"“‘'(,;:.–—\n]\s*)(?:(?:el|la|caso|en|autos)[\s\u00a0]+)?$/iu
const otherParty =
  /^[\s\u00a0]+(?:(?:con|contra|vs?\.?|v\/s)[\s\u00a0]+|c\/[\s\u00a0]?)(?!Corte|Tribunal|Juzgado|Rol|ROL|RIT|RUC|Sala)\p{Lu}/u
const partyReach = 90

/** Whether a court is named as a party, in either place of a caption. */
export function isPartyOfCase(text: string, { from, to }: TextSpan): boolean {
  const before = text.slice(Math.max(0, from - partyReach), from)
  return besideParty.test(before) || (otherParty.test(text.slice(to, to + 20)) && firstPlace.test(before))
}

const isParty = (text: string, { index, 0: { length } }: RegExpExecArray): boolean =>
  isPartyOfCase(text, { from: index, to: index + length })

const courtOfMatch = ({ groups }: RegExpExecArray): NonNullable<CourtAround> =>
  groups?.['own'] === undefined ? named(groups?.['name'] ?? '') : 'own'

/** Courts by their written form, since a text names few and each many times. */
const namedCourts = new Map<string, { readonly name: string }>()
const maxNamedCourts = 2_000

const named = (written: string): { readonly name: string } => {
  const known = namedCourts.get(written)
  if (known !== undefined) return known
  if (namedCourts.size >= maxNamedCourts) namedCourts.clear()
  const court = { name: courtName(written.replace(/^cortes/iu, 'Corte')) }
  namedCourts.set(written, court)
  return court
}

/** «a diferencia de lo que expone el rol …», «apartándose del rol …»: a ruling beside which a court is told of. It may be of any. */
const besideAnother =
  /(?<![\p{L}])(?:a\s+diferencia\s+del?|pese\s+al?|a\s+pesar\s+del?|no\s+obstante|aunque|(?:en\s+)?contra(?:\s+del?|\s+de\s+l[oa])?|(?:al\s+)?contrari[oa]\s+[ad]el?|apart[aá]ndose\s+del?|distingui(?:endo|[oó])|sigui(?:endo|[oó])|disinti(?:endo|[oó])\s+del?|en\s+l[ií]nea\s+con|no\s+comparte|discrepa\s+del?)(?!\p{L})(?:(?!\p{L}*(?:dictad|pronunciad)\p{L}*)[^,;.:()]){0,60}$/iu

/** The court of the docket number from `from` to `to` (UTF-16): the one joined right behind it, else the last one named before it in the sentence. */
export function courtAround(text: string, from: number, to: number): CourtAround {
  const after = text.slice(to, to + maxReachAfter)
  const behind = firstMatchOf(after, courtPattern)
  if (behind !== null && joint.test(after.slice(0, behind.index))) return courtOfMatch(behind)
  // Initials count only where a number follows, whose first digit is therefore read too.
  const before = text.slice(Math.max(0, from - maxReachBefore), from + 1)
  const end = matchesOf(before, sentenceEnd).at(-1)
  const sentence = end === undefined ? before : before.slice(end.index + end[0].length)
  const last = matchesOf(sentence, courtPattern).findLast((match) => !isParty(sentence, match))
  if (last !== undefined && !besideAnother.test(sentence.slice(last.index + last[0].length, -1))) return courtOfMatch(last)
  return behind !== null && besideComma.test(after.slice(0, behind.index)) ? courtOfMatch(behind) : null
}

/** «rol N° 718-2014 de la Corte de Apelaciones de Santiago»: a number and its court, without a comma between them. */
export function isOfCourtBehind(text: string, to: number): boolean {
  const after = text.slice(to, to + maxReachAfter)
  const behind = firstMatchOf(after, courtPattern)
  return behind !== null && joinedClosely.test(after.slice(0, behind.index))
}

/** Every court that a text names, in order, with its range. */
export function locateCourts(text: string): { readonly court: NonNullable<CourtAround>; readonly from: number; readonly to: number }[] {
  return matchesOf(text, courtPattern).map((match) => ({
    court: courtOfMatch(match),
    from: match.index,
    to: match.index + match[0].length,
  }))
}
