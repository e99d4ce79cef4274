import type { CourtAround } from './court-around.ts'
import type { FoundRulingCitation } from './ruling-citation.ts'

/** «El mismo tribunal», before the number in its sentence or right behind it. */
const sameBefore = /(?<!\p{L})(?:el|la|del|al)\s+mism[oa]\s+(?:tribunal|corte|juzgado)(?!\p{L})(?:(?!\.\s)[^;\n]){0,160}$/iu
const sameBehind = /^[\s,)]{0,3}(?:el|la|es[ea]|dich[oa])\s+(?:mism[oa]\s+)?(?:[Tt]ribunal|[Cc]orte|[Jj]uzgado|[Ss]ala)\s+(?!\p{Lu}|de\s)/u
/** «En R-37-2021 anuló …», «En la causa rol 12-2020 acogió …»: a sentence whose subject is the court of the one before. */
const opensSentence =
  /(?:^|[.;]\s+|\n\s*)(?:Y\s+)?[Ee]n\s+(?:(?:la|los|el)\s+)?(?:(?:causa|autos|sentencia|fallo|rol|rit|n[°º.])[\s.°º]*){0,3}$/u
const isSaidOfCourt = /^[\s,)]{0,3}(?:también\s+|además\s+|luego\s+)?\p{Ll}{3,}(?:ó|jo|vo)(?!\p{L})/u
const reach = 200

const nameOf = ({ court }: FoundRulingCitation): string | null => (court === null || court === 'own' ? null : court.name)

/**
 * The citations of a text, those without a court as of the one that the text gives it elsewhere. It stands with the same number before, is «el mismo
 * tribunal», or the subject of a sentence that names none.
 */
export function withCarriedCourts(text: string, citations: readonly FoundRulingCitation[]): FoundRulingCitation[] {
  const carried: FoundRulingCitation[] = []
  for (const citation of citations) {
    const name =
      citation.court === null && citation.docket !== null && citation.kind === 'rol' ? courtBefore(text, citation, carried) : null
    const court: CourtAround = name === null ? citation.court : { name }
    carried.push(
      court === citation.court ? citation : { ...citation, court, ambiguous: false, confidence: Math.max(citation.confidence, 0.8) },
    )
  }
  return carried
}

const courtBefore = (text: string, citation: FoundRulingCitation, before: readonly FoundRulingCitation[]): string | null =>
  courtOfCase(citation, before) ?? courtSpokenOf(text, citation, before.at(-1))

const courtOfCase = ({ docket }: FoundRulingCitation, before: readonly FoundRulingCitation[]): string | null => {
  const names = new Set(before.filter((one) => isSameCase(one.docket, docket)).flatMap((one) => nameOf(one) ?? []))
  const [only = null] = names
  return names.size === 1 ? only : null
}

const isSameCase = (one: FoundRulingCitation['docket'], other: FoundRulingCitation['docket']): boolean =>
  one !== null && other !== null && one.letter === other.letter && one.number === other.number && one.year === other.year

/** The court of the citation before, in the same paragraph. */
const courtSpokenOf = (
  text: string,
  { from, to, docket }: FoundRulingCitation,
  previous: FoundRulingCitation | undefined,
): string | null => {
  const name = previous === undefined ? null : nameOf(previous)
  if (previous === undefined || name === null || text.slice(previous.to, from).includes('\n')) return null
  const before = text.slice(Math.max(previous.to, from - reach), from)
  const behind = text.slice(to, to + reach)
  if (sameBefore.test(before) || sameBehind.test(behind)) return name
  const isAlike = previous.docket?.letter === docket?.letter
  return isAlike && opensSentence.test(before) && isSaidOfCourt.test(behind) ? name : null
}
