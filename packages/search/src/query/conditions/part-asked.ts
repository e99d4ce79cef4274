import { seatForms } from '@basejuris/legal-text'
import { fillSpans, type Span } from '../parts/span.ts'
import { recountedAtEnd } from './account-end.ts'
import type { Mention } from './mention.ts'
import { narrativeOf } from './narrative.ts'
import { requestIn } from './requests/request-in.ts'

/** Between the beginning of the note and its appeal. */
const beforeAppeal = /^\s*(?:y\s+)?(?:(?:la|el|un|una)\s+)?(?:recursos?\s+de\s+)?$/iu
/** «…, dictamen de Contraloría»: between the beginning and the body. */
const ofDocuments = /^\s*(?:dict[aá]men(?:es)?|oficios?|circular(?:es)?|ordinarios?)\s+(?:del?\s+)?(?:la\s+|el\s+)?$/iu
/** «…: protección que ordene el pago», «…, amparo para alzarlo»: what is looked for, in the subjunctive. */
const thatOrders = /^\s+(?:que\s+(?:se\s+)?\p{L}+[ae]n?|para\s+\p{L}+[aei]r(?:l[oa]s?)?)(?!\p{L})/iu
/** «…, suprema que acoja nulidad»: a court by what it should decide. */
const ofCourt = /^\s*(?:(?:la|el)\s+)?$/iu
const thatDecides =
  /^\s+que\s+(?:no\s+)?(?:hayan?\s+)?(?:acoja|rechace|revoque|confirme|anule|declare|acogido|rechazado|revocado|confirmado)n?(?!\p{L})/iu
const saidOfRulings: ReadonlySet<string> = new Set(['resultado', 'tribunal', 'sala', 'fecha', 'ministro', 'redactor'])
/** «. Condenas en abreviado, garantía Pucón», «. sentencia confirmada Corte de Arica»: a sentence that opens with what is searched for. */
const ofRulings =
  /^\s*(?:¿\s*)?(?:(?:hay\s+|existen?\s+)?alg[uú]n[oa]?s?\s+)?(?:sentencias?|fallos?|jurisprudencia|precedentes|§*\s*(?:condenas|absoluciones)|reclamos?\s+de\s+multas?|dict[aá]men(?:es)?|oficios?)(?!\p{L})/iu

/**
 * The note with which an account ends, as a lawyer adds it: «…, amparo acogido san miguel enero 2024». It begins with an appeal of which it
 * says more, begins with the document of a body, or names a court behind a semicolon. A sentence of its own may begin with an appeal alone, or
 * with a noun for rulings. It has no verb. Null where the account ends otherwise.
 */
function noteBehind(text: string, mentions: readonly Mention[], apart: readonly Span[]): Span | null {
  const outline = fillSpans(text, apart, '¤')
  if (recountedAtEnd(text) !== null) return null
  const inOrder = mentions.toSorted((a, b) => a.from - b.from)
  for (const { index, 0: sign } of outline.matchAll(/[,;:.]\s+/gu)) {
    const from = index + sign.length
    const [first, ...behind] = inOrder.filter((each) => each.from >= from)
    if (first === undefined) return null
    const { kind } = first.test
    const isDocument = kind === 'tribunal' && ofDocuments.test(outline.slice(from, first.from))
    const isAppeal = kind === 'recurso' && beforeAppeal.test(outline.slice(from, first.from))
    const isSentence = /^[.;:]/u.test(sign)
    const isSaid = isSentence || behind.some(({ test }) => saidOfRulings.has(test.kind)) || thatOrders.test(outline.slice(first.to))
    const isChamber = isSentence && kind === 'sala' && outline.slice(from, first.from).trim() === ''
    const isOfRulings =
      isSentence && ofRulings.test(text.slice(from)) && [first, ...behind].some(({ test }) => saidOfRulings.has(test.kind))
    const isCourtThat = kind === 'tribunal' && ofCourt.test(outline.slice(from, first.from)) && thatDecides.test(text.slice(first.to))
    const namesCourt =
      sign.startsWith(';') && [first, ...behind].some(({ test, strength }) => test.kind === 'tribunal' && strength === 'plain')
    if (!isDocument && !isCourtThat && !isChamber && !isOfRulings && !(isAppeal && isSaid) && !namesCourt) continue
    const named = [...apart, ...mentions].filter((each) => each.from >= from)
    const end = { from: text.trimEnd().length - (/\?\s*$/u.test(text) ? 1 : 0), to: text.length }
    const isNote = narrativeOf(text, [{ from: 0, to: from }, ...named, end]) === 'notes'
    if (isNote && narrativeOf(text.slice(0, from), []) !== 'notes') return { from, to: text.length }
  }
  return null
}

/** Nothing but these stands in a list of what rulings should have. */
const besideConditions = new RegExp(String.raw`(?<!\p{L})(?:(?:${seatForms}|y|en|de|del|a[ñn]o)(?!\p{L}))|[\s,.;]`, 'giu')

const holdsOnlyConditions = (outline: string): boolean => outline.replace(besideConditions, '') === ''

/** «…, acogida, Calama, jueza Rojas, 2024»: conditions between commas at the end, an outcome and a court or judge among them. */
function conditionsAtEnd(text: string, mentions: readonly Mention[]): Span | null {
  const outline = fillSpans(text, mentions, ' ')
  for (const { index, 0: sign } of text.matchAll(/[,;.]\s+/gu)) {
    const from = index + sign.length
    const listed = mentions.filter((each) => each.from >= from)
    if (listed.length === 0) return null
    const saysOutcome = listed.some(({ test }) => test.kind === 'resultado')
    const namesCourt = listed.some(({ test, strength }) => ['tribunal', 'ministro'].includes(test.kind) && strength === 'plain')
    if (saysOutcome && namesCourt && holdsOnlyConditions(outline.slice(from))) return { from, to: text.length }
  }
  return null
}

/** «… ley 20.430 protección acogida Valparaíso»: an appeal with its outcome at the end, which no word binds to what is told before it. */
function appealAtEnd(text: string, mentions: readonly Mention[]): Span | null {
  const outline = fillSpans(text, mentions, ' ')
  const appeal = mentions.find(({ test, from }) => test.kind === 'recurso' && from > 0 && holdsOnlyConditions(outline.slice(from)))
  const before = text.slice(0, appeal?.from)
  if (appeal === undefined || bindsAppeal.test(before) || narrativeOf(before, []) === 'notes') return null
  const isDecided = mentions.some(
    ({ test, from }) => test.kind === 'resultado' && from >= appeal.to && isBlankBetween(text, appeal.to, from),
  )
  return isDecided ? { from: appeal.from, to: text.length } : null
}
const isBlankBetween = (text: string, from: number, to: number): boolean => text.slice(from, to).trim() === ''
/** An article, a preposition or a verb, whose object the appeal would be. */
const bindsAppeal =
  /(?<!\p{L})(?:(?:el|la|los|las|un|una|del?|al?|con|en|por|contra|sin|su|sus|mi|mis|y|o|que|ese|esa|este|esta|recurso)|\p{L}*(?:[éóÉÓ]|aron|ieron|amos|imos|ando|iendo|aba|ía))\s+$/iu

/** Whether an appeal opens the part that is asked for. */
export function opensPart(text: string, part: Span, { from }: Span): boolean {
  return beforeAppeal.test(text.slice(part.from, from))
}

/** The part of a query that says what is looked for beside an account, in a request or a note. Null where there is none. */
export function partAsked(text: string, mentions: readonly Mention[], apart: readonly Span[]): Span | null {
  return requestIn(text) ?? noteBehind(text, mentions, apart) ?? conditionsAtEnd(text, mentions) ?? appealAtEnd(text, mentions)
}
