import type { Span } from '../../parts/span.ts'
import { isRecountedAmid, recountedAtEnd } from '../account-end.ts'
import type { Mention } from '../mention.ts'
import { narrativeOf } from '../narrative.ts'
import { type AskingPart, partsOf } from '../requests/asking-parts.ts'
import type { WeighedQuery } from './mode-features.ts'

/**
 * «Hoy estamos en casación en el fondo ante la Suprema.»: a sentence among others that tells of a case and asks for nothing. Where it ends in a note it
 * may be the note that asks.
 */
export function isInAccount({ text, mentions, asked, namesCase }: WeighedQuery, at: number, asking: readonly AskingPart[]): boolean {
  const mention = mentions[at]
  if (mention === undefined || namesCase) return false
  if (asked !== null && asked.from <= mention.from && mention.from < asked.to) return isMonthAlone(text, mention.to)
  if (isDateOfPast(text, mention, asked, asking)) return true
  if (asking.length === 0 && isRecountedAmid(text, mention)) return true
  const recounted = asking.length === 0 ? recountedAtEnd(text) : null
  if (recounted !== null && recounted.from <= mention.from) return true
  const parts = partsOf(text)
  const own = parts.find(({ from, to }) => from <= mention.from && mention.from < to)
  if (own === undefined || parts.length < 2 || asking.some(({ from }) => from === own.from)) return false
  const sentence = text.slice(own.from, own.to)
  return (
    !/[¿?]/u.test(sentence) &&
    (isOfStory(sentence) || (['own', 'told'].includes(narrativeOf(text, [])) && narrativeOf(sentence, []) === 'sentence'))
  )
}

const isOfStory = (sentence: string): boolean =>
  ['own', 'told'].includes(narrativeOf(sentence, [])) || ourVerb.test(sentence) || isPending.test(sentence)
/** «Se citan fallos de la ministra Soto.» */
const isPending = /(?<!\p{L})se\s+(?:cita|invoca|discute|alega|sostiene|acompaña|menciona|debate|tramita|dedujo|recurri[oó])n?(?!\p{L})/iu
/** «Planteamos requerimiento de inaplicabilidad …». */
const ourVerb =
  /^\s*(?!(?:reclamos|pr[eé]stamos|tramos|[uú]ltimos|m[ií]nimos|m[aá]ximos|supremos|extremos|pr[oó]ximos)\s)\p{L}+(?:[ae]mos|imos)\s/iu

/** «…, amparo rechazado en diciembre.»: rulings are never sought by a month without its year. */
const isMonthAlone = (text: string, end: number): boolean =>
  /^(?:\s+\p{L}+[ai]d[oa]s?)?\s+(?:en|el\s+\d{1,2}\s+de)\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\s*(?:$|[.,;])/iu.test(
    text.slice(end),
  )

/** «pero la Corte lo declaró inadmisible el año pasado»: when something happened, where nothing asks for rulings. */
const isDateOfPast = (text: string, { test, from, to }: Mention, asked: Span | null, asking: readonly AskingPart[]): boolean => {
  if (test.kind !== 'fecha' || asked !== null || asking.length > 0 || /[?¿]/u.test(text)) return false
  const clause = /[^.,;:]*$/u.exec(text.slice(0, from))?.[0] ?? ''
  return isRelative.test(text.slice(from, to)) && ['own', 'told'].includes(narrativeOf(clause, []))
}
const isRelative = /pasad[oa]|antepasad[oa]|anterior|hace/iu
