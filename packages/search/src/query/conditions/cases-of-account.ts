import type { Span } from '../parts/span.ts'
import { narrativeOf, requestIn } from './narrative.ts'

const sentenceEnd = /[.;?!]\s/u
/** «los que citan esa sentencia», «la causa»: the request goes back to a case that is told. */
const goesBack =
  /(?<!\p{L})(?:cit[ae]\p{L}*|mism[oa]s?|es[aeo]s?|dich[oa]s?\s+(?:fallos?|sentencias?|causas?|dict[aá]men(?:es)?)|aquel(?:la)?|anterior|roles?|rit|causa|expediente|(?:el|la)\s+(?:fallo|sentencia|dictamen|resoluci[oó]n))(?!\p{L})/iu

/** «Lo que quiero saber es si …», «el punto es si …»: a question of law behind an account. */
const asksWhether =
  /(?<!\p{L})(?:(?:lo\s+que\s+)?(?:quiero|quisiera|necesito|queremos|me\s+interesa)\s+saber\s+(?:es\s+)?si|(?:el\s+punto|la\s+(?:duda|pregunta|cuesti[oó]n)|mi\s+(?:duda|consulta|pregunta)|lo\s+que\s+(?:quiero|quisiera|necesito)\s+saber)\s+es\s+si)(?!\p{L})/iu
const goesBackToIt = /(?<!\p{L})(?:es[ae]|dich[oa]|mism[oa]|aquel(?:la)?)\s+(?:fallo|sentencia|causa|resoluci[oó]n|rol)(?!\p{L})/iu

/** Where an account ends: at a request for rulings, or at a question of law. Null where it asks for its own case, or for nothing. */
function endOfAccount(text: string): number | null {
  const request = requestIn(text)
  if (request !== null) return goesBack.test(text.slice(request.from, request.to)) ? null : request.from
  const at = text.search(asksWhether)
  return at < 0 || goesBackToIt.test(text.slice(at)) ? null : at
}

/**
 * «En la causa C-1234-2019 nos rechazaron la demanda. ¿Qué ha dicho la Suprema sobre la legitimación?»: numbers of cases that an account tells in
 * sentences before a request for others, or a question of law.
 */
export function casesOfAccount<Named extends Span>(text: string, named: readonly Named[]): readonly Named[] {
  const end = named.length === 0 ? null : endOfAccount(text)
  if (end === null) return []
  const recounted = named.filter(({ to }) => to <= end && sentenceEnd.test(text.slice(to, end)))
  if (recounted.length !== named.length) return []
  return ['own', 'told'].includes(narrativeOf(text.slice(0, end), named)) ? recounted : []
}
