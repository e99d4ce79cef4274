import { chileanDate } from '@basejuris/domain/calendar'
import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { findTypedCases, foldText, overlaps } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import { cityAtStart } from './find-cities.ts'
import { findCourts } from './find-courts.ts'
import { findDates } from './find-dates.ts'
import { consumerService, environmentAgency, taxService } from './public-bodies.ts'
import type { Identifier, QueryCourt } from './query-parts.ts'
import { remembering } from './remembering.ts'
import type { Span } from './span.ts'

/** Every rol, RIT, RUC and document number in the query, in any written form and in order, each with its court. */
export function findIdentifiers(typed: string): Identifier[] {
  const text = typed.replace(numberAndYear, (written) => written.replace(/ (?=\d+$)/u, '-'))
  return casesOf(text)
    .filter((each) => !isYear(text, each) && !isDay(text, each) && !isOfCourt(text, each) && !isArticle(text, each))
    .map((each) => ({
      ...each,
      court: each.court === null ? courtBeside(text, each) : withSeat(text, { ...each.court, terms: nameTerms(each.court.name) }),
    }))
    .map((each) => withKind(text, withYear(text, isOfParty(each) ? { ...each, court: null } : each)))
}

/** «24.768-2022 SII»: a rol before a body that is sued more often than it numbers so. */
const isOfParty = ({ title, to, court }: Identifier): boolean =>
  title === 'rol' && court !== null && court.from >= to && suedBodies.has(court.name)
const suedBodies: ReadonlySet<string> = new Set([taxService, consumerService, environmentAgency].map(({ name }) => name))

/** «rol R-31-2021 3TA de Valdivia»: a court with the seat behind its initials. */
const withSeat = (text: string, court: QueryCourt): QueryCourt => {
  const whole = findCourts(text).find(
    ({ name, from, to }) => name === court.name && from === court.from && /\p{L}/u.test(text.slice(court.to, to)),
  )
  return whole === undefined ? court : { ...court, to: whole.to }
}

const casesOf = remembering(findTypedCases)

/** «14229-23 INA»: the letters say the kind of a case of the Tribunal Constitucional. */
const withKind = (text: string, identifier: Identifier): Identifier => {
  const [letters = ''] = constitutionalKind.exec(text.slice(identifier.to)) ?? []
  return { ...identifier, to: identifier.to + letters.length }
}
const constitutionalKind = /^[\s-]+(?:INA|INC|CPR|CPT|CDS|CAA|CCO)(?![\p{L}\d])(?!\s+(?:art|\d))/u

/** «cgr 103006 2015», «CS 12345 2020»: a number and its year behind the body that gives it or «dictamen». */
const numberAndYear =
  /(?<![\p{L}\d])(?:cgr|contralor[ií]a|dt|sii|suseso|cs|suprema|tc|dict(?:amen|\.)?)\s(?:n[°º.]?\s?)?(?!(?:19|20)\d\d\s)e?\d{3,6} (?:19[89]|20[0-4])\d(?![\d./-])/giu

/** What bodies number anew each year. */
export const yearlyTitles: ReadonlySet<string> = new Set(['dictamen', 'oficio', 'ordinario', 'resolución', 'circular'])

/**
 * True for an identifier that names one case, or a document of few years: «oficio 1234 del SII», «rol 1234 de la Corte Suprema», unlike
 * «rol 1234».
 */
export function isSpecific({ kind, title, court, written }: Pick<Identifier, 'kind' | 'title' | 'court' | 'written'>): boolean {
  if (kind !== 'number') return true
  return court !== null && (yearlyTitles.has(title) || title === 'sentencia' || isRolOfCourt(written, court))
}

/** The Tribunal Constitucional never gives a number twice: it needs no word before it, where it is too long for an article. */
const isRolOfCourt = (written: string, { name }: QueryCourt): boolean =>
  /^(?:rol(?:es)?|ingreso|causa|autos|expediente)(?!\p{L})/iu.test(written) ||
  (name === 'Tribunal Constitucional' && (/^stc(?!\p{L})/iu.test(written) || /\d\.?\d{3}$/u.test(written)))

/** «oficio 1234 SII 2019»: the only year of the query is that of the document, where nothing but its body stands between. */
const withYear = (text: string, identifier: Identifier): Identifier => {
  if (identifier.kind !== 'number' || !yearlyTitles.has(identifier.title)) return identifier
  const [date, ...others] = findDates(text)
  const { from: year = '', until } = date?.period ?? {}
  if (date === undefined || others.length > 0 || year !== until || !/^\d{4}$/u.test(year)) return identifier
  const { from, to, court } = identifier
  if (overlaps(date, identifier)) return identifier
  const between = date.from >= to ? { from: to, to: date.from } : { from: date.to, to: from }
  const rest = [...text.slice(between.from, between.to)]
    .filter((_, at) => court === null || between.from + at < court.from || between.from + at >= court.to)
    .join('')
  if (!/^(?:[\s,.:;–-]|del?|l[ao]s?|el|a[ñn]o)*$/iu.test(rest)) return identifier
  const { number: value, ...named } = identifier
  return { ...named, kind: 'docket', docket: { letter: null, number: value, year: Number(year), book: null }, rit: false }
}

/** Letters of the Tribunal Constitucional behind a number are part of it. */
const onlyBetween = /^(?:[\s,.:;–-]|rol(?:es)?|rit|causa|ingreso|n[°ºo]?|de|ina|inc|cpr|cpt|cds|caa)*$/iu

/** A court in shorthand that stands beside the number: «C. Suprema 12345-2020». */
const courtBeside = (text: string, number: Span): QueryCourt | null => {
  const found = findCourts(text).find(
    ({ from, to, plain }) => plain && onlyBetween.test(to <= number.from ? text.slice(to, number.from) : text.slice(number.to, from)),
  )
  return found === undefined ? courtOfCity(text, number) : { from: found.from, to: found.to, name: found.name, terms: found.terms }
}

/** «ingreso corte 596-2023 San Miguel»: the court of appeal of the city behind the number. */
const courtOfCity = (text: string, { from, to }: Span): QueryCourt | null => {
  if (!/(?<!\p{L})corte(?!\p{L})/iu.test(text.slice(from, to))) return null
  const [joint = ''] = /^\s+(?:de\s+)?/iu.exec(text.slice(to)) ?? []
  const city = joint === '' ? null : cityAtStart(foldText(text.slice(to + joint.length)))
  const [court] = city === null ? [] : findCourts(`Corte de Apelaciones de ${city}`)
  const start = to + joint.length
  return court === undefined || city === null ? null : { from: start, to: start + city.length, name: court.name, terms: court.terms }
}

/** «TC 17 B armas», «CS 160 n° 7»: an article, since numbers of cases have neither a letter nor parts behind them. */
const isArticle = (text: string, { kind, title, from, to }: Span & { readonly kind: string; readonly title: string }): boolean =>
  kind === 'number'
    ? !yearlyTitles.has(title) &&
      (articleParts.test(text.slice(to, to + maxMonth)) ||
        (codeBehind.test(text.slice(to, to + maxCode)) && !/^r[io][lt]/iu.test(text.slice(from, to))))
    : gluedNumeral.test(text.slice(from, to)) || (numeralOfArticle.test(text.slice(from, to)) && /\d\s+$/u.test(text.slice(0, from)))
/** «464n17 CPC»: an article with its numeral. */
const gluedNumeral = /^\d{1,4}n[°º.]?\d{1,2}$/iu
/** «art 19 n 1 19 n 9»: a numeral and the next article. */
const numeralOfArticle = /^n\s\d{1,2}\s\d{2}$/iu
const articleParts =
  /^\s?(?:[A-J](?=\s+\p{Ll}|\s*$)|(?:bis|ter|qu[aá]ter|(?:quinqu|sex|sept|oct|non|dec)ies|inc(?:iso|\.)?|letra)(?!\p{L})|n[°º]\s?\d)/u
/** «TC 2331 código civil». */
const codeBehind = /^\s(?:del\s+)?c[oó]digo\s+(?:civil|penal|procesal|del\s+trabajo|de\s+procedimiento|tributario)(?!\p{L})/iu

/** «sentencia 12 de enero de 2024». */
const isDay = (text: string, { kind, to }: Span & { readonly kind: string }): boolean =>
  kind === 'number' && monthBehind.test(text.slice(to, to + maxMonth))
const monthBehind = new RegExp(String.raw`^[°º]?\s+(?:de\s+)?(?:${monthNames.join('|')})(?!\p{L})`, 'iu')
const maxMonth = 24

/** «sentencia 2° Juzgado del Trabajo de Santiago»: the number of the court. */
const isOfCourt = (text: string, { kind, to }: Span & { readonly kind: string }): boolean =>
  kind === 'number' && courtBehind.test(text.slice(to, to + maxMonth))
const courtBehind =
  /^\s?(?:[°ºª]|er|do|ro|to)\.?\s+(?:de\s+)?(?:juz\p{L}*|j[uz]*g?z?g?do|trib\p{L}*|civil|laboral|garant[ií]a|familia|sala|top|j\.?l)/iu

const maxCode = 40

/** «inaplicabilidad TC 2020», «sentencia 2022» among other words, «dictamen suseso 2011», «fallos 2015-2018»: years, no number of a case. */
const isYear = (text: string, { kind, from, to }: Span & { readonly kind: string }): boolean => {
  const written = text.slice(from, to).trim()
  const [, first, last] = yearsOfMany.exec(written) ?? []
  if (first !== undefined && last !== undefined) return first < last
  const [, begins = '', ends = ''] = yearsBehindDocument.exec(written) ?? []
  if (begins < ends && ends <= thisYear()) return hasOtherWords(text, { from, to })
  if (isRangeOfYears(written)) return hasOtherWords(text, { from, to })
  const { document, year } = kind === 'number' ? (yearOnly.exec(written)?.groups ?? {}) : {}
  if (year === undefined) return false
  if (document !== undefined) return year <= thisYear()
  return /\p{L}{3,}/u.test(text.slice(0, from) + text.slice(to))
}
/** More than one document has no number of its own. */
const yearsOfMany = /^(?:sentencias|fallos|dict[aá]menes|oficios|resoluciones)\s+(19[7-9]\d|20[0-4]\d)\s?[-–/]\s?(19[7-9]\d|20[0-4]\d)$/iu
/** «dictamen suseso 2019-2022» among other words. Nobody means so a number that is a year too. */
const yearsBehindDocument =
  /^(?:dict(?:[aá]men|\.)?|of(?:icio|\.)?|ordinario|ord\.?|resoluci[oó]n|circular)\s+(?:\p{L}+\s+)?(19\d\d|20[0-4]\d)\s?[-–/]\s?(19\d\d|20[0-4]\d)$/iu
const thisYear = (): string => chileanDate(new Date()).slice(0, yearLength)
const yearLength = 4
/** «…, 2018-2024»: years among what is looked for, the number of a case beside a court alone. */
const isRangeOfYears = (written: string): boolean => {
  const [, first = '', last = ''] = /^[\s,]*(19[7-9]\d|20[0-4]\d)\s?[-–]\s?(19[7-9]\d|20[0-4]\d)$/u.exec(written) ?? []
  return (first < last && last <= thisYear()) || isRangeOfShortYears(written)
}
/** «CS 22-23» among other words. */
const isRangeOfShortYears = (written: string): boolean => {
  const [, first = '', last = ''] = /^[\s,]*([12]\d)\s?[-–]\s?([12]\d)$/u.exec(written) ?? []
  return first < last && `20${last}` <= thisYear()
}
const hasOtherWords = (text: string, number: Span): boolean => {
  if (numbered.test(text.slice(0, number.from))) return false
  const named = [number, ...findCourts(text)].sort((a, b) => b.from - a.from)
  const rest = named.reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
  return /\p{L}{4,}/u.test(rest.replace(wordsForRulings, ' '))
}
const numbered = /(?<!\p{L})(?:n(?:ro|[úu]m(?:ero)?)?[.°º]*|autos|expediente|causa|ingreso|caso)\s*$/iu
const wordsForRulings = /(?<!\p{L})(?:fallos?|sentencias?|causas?|autos|expedientes?|ingresos?|casos?|busc\p{L}+|excm\p{L}+)(?!\p{L})/giu
/** Documents are named by number and year, so that a year alone behind one is no number. */
const yearOnly =
  /^(?:(?<document>dict(?:[aá]men|\.)?|of(?:icio|\.)?|ordinario|ord\.?|resoluci[oó]n|circular|fallo)\s+(?:(?:suseso|sii|sernac|cgr|dt)\s+)?|(?:sent(?:encia|\.)?|causa)\s+)?(?<year>19[7-9]\d|20[0-4]\d)$/iu
