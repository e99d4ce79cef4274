import type { Span } from '../parts/span.ts'
import { narrativeOf } from './narrative.ts'
import { requestIn } from './requests/request-in.ts'

const sentenceEnd = /[.;?!]\s/u
/** «los que citan esa sentencia», «la causa»: the request goes back to a case that is told. */
const goesBack =
  /(?<!\p{L})(?:cit[ae]\p{L}*|mism[oa]s?|es[aeo]s?|dich[oa]s?\s+(?:fallos?|sentencias?|causas?|dict[aá]men(?:es)?)|aquel(?:la)?|anterior|roles?|rit|causa|expediente|(?:el|la)\s+(?:fallo|sentencia|dictamen|resoluci[oó]n))(?!\p{L})/iu

/** «Lo que quiero saber es si …», «el punto es si …»: a question of law behind an account. */
const asksWhether =
  /(?<!\p{L})(?:(?:lo\s+que\s+)?(?:quiero|quisiera|necesito|queremos|me\s+interesa)\s+saber\s+(?:es\s+)?si|(?:el\s+punto|la\s+(?:duda|pregunta|cuesti[oó]n)|mi\s+(?:duda|consulta|pregunta)|lo\s+que\s+(?:quiero|quisiera|necesito)\s+saber)\s+es\s+si)(?!\p{L})/iu
const goesBackToIt = /(?<!\p{L})(?:es[ae]|dich[oa]|mism[oa]|aquel(?:la)?)\s+(?:fallo|sentencia|causa|resoluci[oó]n|rol)(?!\p{L})/iu

/** «conseguir la sentencia», «se me perdió el fallo», «la causa es la C-…»: the case itself is looked for. */
const looksForIt =
  /(?<!\p{L})(?:consegu\p{L}+|consig[oau]\p{L}*|encontr\p{L}+|encuentr\p{L}+|busc\p{L}+|ubic(?:ar|o|arl[ao])|localiz\p{L}+|copias?|descarg\p{L}+|bajar|leer\p{L}*|texto|papel|extravi\p{L}+|(?:se\s+me|nos)\s+perdi[oó]|perd[ií]\s+(?:el|la)\s+(?:fallo|sentencia|copia)|(?:necesit|quier|quisier|requier|falt)\p{L}*\s+(?:ver\s+)?(?:el|la|es[ae])\s+(?:fallo|sentencia|causa|resoluci[oó]n|rol)|es[ea]\s+(?:fallo|sentencia|causa|rol)\s+(?:el|la)\s+que|(?:causa|rol|rit|fallo|sentencia)\s+(?:es|era)|(?:es|era)\s+(?:el|la)\s+(?:causa|rol|rit|fallo|sentencia|\p{L}-\d))(?!\p{L})/iu
const severalSentences = /[.;]\s+\p{L}/u
/** An account that short is mostly told to say which case is looked for. */
const minLongAccount = 20

/**
 * Where an account ends: at a request for rulings, at a question of law, or at the end of a long text. Null where it asks for its own case, or may ask for
 * it.
 */
function endOfAccount(text: string): number | null {
  const request = requestIn(text)
  if (request !== null) return goesBack.test(text.slice(request.from, request.to)) ? null : request.from
  const at = text.search(asksWhether)
  if (at >= 0 && !goesBackToIt.test(text.slice(at))) return at
  return (text.match(/\p{L}+/gu) ?? []).length >= minLongAccount && !looksForIt.test(text) ? text.length : null
}

/**
 * «En la causa C-1234-2019 nos rechazaron la demanda. ¿Qué ha dicho la Suprema sobre la legitimación?»: numbers of cases that an account tells
 * before a request for others or a question of law. A long account that asks for nothing tells them anywhere.
 */
export function casesOfAccount<Named extends Span>(text: string, named: readonly Named[]): readonly Named[] {
  const end = named.length === 0 ? null : endOfAccount(text)
  if (end === null) return []
  const recounted = named.filter(({ to }) => to <= end && (end === text.length || sentenceEnd.test(text.slice(to, end))))
  if (recounted.length !== named.length) return []
  const narrative = narrativeOf(text.slice(0, end), named)
  return narrative === 'own' || narrative === 'told' || (narrative === 'sentence' && severalSentences.test(text)) ? recounted : []
}
