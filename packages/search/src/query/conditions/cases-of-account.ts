import type { Span } from '../parts/span.ts'
import { narrativeOf, requestIn } from './narrative.ts'

const sentenceEnd = /[.;?!]\s/u
/** «los que citan esa sentencia», «la causa»: the request goes back to a case that is told. */
const goesBack =
  /(?<!\p{L})(?:cit[ae]\p{L}*|mism[oa]s?|es[aeo]s?|dich[oa]s?\s+(?:fallos?|sentencias?|causas?|dict[aá]men(?:es)?)|aquel(?:la)?|anterior|roles?|rit|causa|expediente|(?:el|la)\s+(?:fallo|sentencia|dictamen|resoluci[oó]n))(?!\p{L})/iu

/**
 * «En la causa C-1234-2019 nos rechazaron la demanda. ¿Qué ha dicho la Suprema sobre la legitimación?»: numbers of cases that an account tells in
 * sentences before a request for others.
 */
export function casesOfAccount<Named extends Span>(text: string, named: readonly Named[]): readonly Named[] {
  const request = named.length === 0 ? null : requestIn(text)
  if (request === null || goesBack.test(text.slice(request.from, request.to))) return []
  const recounted = named.filter(({ to }) => to <= request.from && sentenceEnd.test(text.slice(to, request.from)))
  if (recounted.length !== named.length) return []
  return ['own', 'told'].includes(narrativeOf(text.slice(0, request.from), named)) ? recounted : []
}
