import { findCatalogueNormByKey, findMatches, overlaps } from '@basejuris/legal-text'
import { RewrittenText } from '../parts/rewritten-text.ts'
import type { Span } from '../parts/span.ts'

/** A number that may be that of a law, without the word. */
export interface BareLaw extends Span {
  readonly written: string
  readonly name: string
  /** Hardly anything else has the number in such a search. Otherwise it may be a number of a case. */
  readonly isPlain: boolean
}

/** Words for other numbers before it, and amounts, measures and cases around it. */
const otherBefore =
  /(?:(?<!\p{L})(?:ley(?:es)?|rol(?:es)?|rit|ruc|ingreso|causa|n(?:ro|[uú]m(?:ero)?)?|dict(?:amen)?|oficio|of|ord(?:inario)?|res(?:oluci[oó]n)?|ex(?:enta)?|circular|sent(?:encia)?|fallo|folio|fojas|inscripci[oó]n|cuenta|factura|boleta|cheque|decreto|ds|dl|dfl|tc|stc|monto|multa\s+de|suma(?:\s+de)?|patente|cip|lote|parcela|bolet[ií]n|acta|clp|us)[.°º:\s]*|[$#/]\s*|[\d.]\s+)$/iu
/** «CS 18216» may be a case. */
const courtBefore =
  /(?<!\p{L})(?:e?c\.?s\.?|suprema|corte(?:\s+de(?:\s+apelaciones(?:\s+de)?)?(?:\s+\p{L}+){1,2})?|i?\.?c\.?a\.?(?:\s+\p{L}+){0,2}|cgr|contralor[ií]a|tdlc|suseso|sii|dt|sma)\s+$/iu
/** «art 4 18216». */
const articleBefore = /(?<!\p{L})art(?:[ií]culo)?\.?\s*\d{1,3}(?:\s+(?:bis|ter))?\s+$/iu
/** «inaplic 1 18216»: the article of a law used daily. */
const numberBefore = /(?:^|\p{L}\s+)\d{1,3}(?:\s+(?:bis|ter))?\s+$/iu
const unitBehind =
  /^\s*(?:%|pesos|d[oó]lares|euros|uf|utm|uta|us|clp|mil(?:lones)?|kilos?|kg|gramos?|litros?|m2|mt2|mts?|metros|hect[aá]reas|has?|km|horas|d[ií]as|a[ñn]os|trabajadores|personas|acciones|unidades|votos|habitantes|votantes|socios|cuotas|e?\s?-\s?\d)(?!\p{L})/iu
const number = /(?<![\p{L}\d.,/°º-])(?:\d{2}\.\d{3}|\d{5})(?![\p{L}\d]|[.,/–-]\s?\d)/gu
const oldest = 10_000
const latest = 29_999
/** Used most, and general norms in force: see the catalogue. Beside some words the number of any other law is hardly that of a case. */
const usedDaily = 1
const general = 2
const minWordsBeside = 2

/** Numbers of laws without the word «ley»: «18216», «19.496 garantía legal». `apart` are quotations and numbers of cases. */
export function findBareLaws(text: string, apart: readonly Span[]): BareLaw[] {
  const others = (text.match(/\p{L}{2,}/gu) ?? []).length
  return findMatches(text, number).flatMap(({ 0: written, index }): BareLaw[] => {
    const span = { from: index, to: index + written.length }
    const value = Number(written.replace('.', ''))
    if (value < oldest || value > latest || apart.some((other) => overlaps(span, other))) return []
    const before = text.slice(0, span.from)
    const isOfArticle = articleBefore.test(before) || numberBefore.test(before)
    if ((otherBefore.test(before) && !isOfArticle) || unitBehind.test(text.slice(span.to))) return []
    const law = findCatalogueNormByKey(`ley-${value}`)
    if (law === null) return []
    if (numberBefore.test(before) && law.priority !== usedDaily) return []
    const isUsual =
      !courtBefore.test(before) && (law.priority === usedDaily || (law.priority === general && others > 0) || others >= minWordsBeside)
    const isRound = value % 1000 === 0
    if (isRound && (law.priority !== usedDaily || others === 0)) return []
    return [{ ...span, written, name: law.name, isPlain: isUsual }]
  })
}

/** The text with the word before each number. */
export function withLawWords(text: string, laws: readonly Span[]): RewrittenText {
  return new RewrittenText(text).replace(number, (match) => (laws.some(({ from }) => from === match.index) ? `ley ${match[0]}` : null))
}
