import { chileanDate } from '@basejuris/domain/calendar'
import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { findTypedCases } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import { findCourts } from './find-courts.ts'
import type { Identifier, QueryCourt } from './query-parts.ts'
import type { Span } from './span.ts'

/** Every rol, RIT, RUC and document number in the query, in any written form and in order, each with its court. */
export function findIdentifiers(text: string): Identifier[] {
  return findTypedCases(text)
    .filter((each) => !isYear(text, each) && !isDay(text, each))
    .map((each) => ({
      ...each,
      court: each.court === null ? courtBeside(text, each) : { ...each.court, terms: nameTerms(each.court.name) },
    }))
}

const onlyBetween = /^(?:[\s,.:;–-]|rol(?:es)?|rit|causa|ingreso|n[°ºo]?|de)*$/iu

/** A court in shorthand that stands beside the number: «C. Suprema 12345-2020». */
const courtBeside = (text: string, number: Span): QueryCourt | null => {
  const found = findCourts(text).find(
    ({ from, to, plain }) => plain && onlyBetween.test(to <= number.from ? text.slice(to, number.from) : text.slice(number.to, from)),
  )
  return found === undefined ? null : { from: found.from, to: found.to, name: found.name, terms: found.terms }
}

/** «sentencia 12 de enero de 2024». */
const isDay = (text: string, { kind, to }: Span & { readonly kind: string }): boolean =>
  kind === 'number' && monthBehind.test(text.slice(to, to + maxMonth))
const monthBehind = new RegExp(String.raw`^[°º]?\s+(?:de\s+)?(?:${monthNames.join('|')})(?!\p{L})`, 'iu')
const maxMonth = 24

/** «inaplicabilidad TC 2020», «sentencia 2022» among other words, «dictamen 2026»: the year, not the number of a document. */
const isYear = (text: string, { kind, from, to }: Span & { readonly kind: string }): boolean => {
  const { document, year } = kind === 'number' ? (yearOnly.exec(text.slice(from, to).trim())?.groups ?? {}) : {}
  if (year === undefined) return false
  if (document !== undefined) return year <= chileanDate(new Date()).slice(0, year.length)
  return /\p{L}{4,}/u.test(text.slice(0, from) + text.slice(to))
}
/** Documents are named by number and year, so that a year alone behind one is no number. */
const yearOnly =
  /^(?:(?<document>dict[aá]men|oficio|ordinario|ord\.?|resoluci[oó]n)\s+|(?:sentencia|fallo)\s+)?(?<year>19[7-9]\d|20[0-4]\d)$/iu
