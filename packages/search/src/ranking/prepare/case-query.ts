import type { DocketNumber } from '@basejuris/domain'
import { analyze } from '@basejuris/legal-text'
import { docketQueryTerm, letterlessTerm } from '../../indexing/docket-terms.ts'
import { field } from '../../indexing/fields.ts'
import { and, boost, near, not, or, phrase, type TextQuery, term } from '../../ports/index.ts'
import { yearlyTitles } from '../../query/parts/find-identifiers.ts'
import type { NamedCase, QueryCourt } from '../../query/parts/query-parts.ts'
import { nameTerms, wordTokens } from '../../word-tokens.ts'

/** A case to search. With a court, the rulings of the case are those of that court alone. */
export type SearchedCase = NamedCase & { readonly title?: string; readonly court?: QueryCourt | null }

const docketFields = { [field.docket]: 1 }
const originFields = { [field.originDocket]: 1 }
/** So high that a docket number outweighs any words. */
const identifierWeight = 1000
const originWeight = 100
const mentionWeight = 1

/** Matches a ruling whose own docket number or RUC is the given one, and whose court is the named one. */
export function ownCaseQuery(searched: SearchedCase): TextQuery {
  const own = numberQuery(searched)
  return hasCourt(searched) ? and([own, ...courtQuery(searched.court, field.ownCourt)]) : own
}

const hasCourt = (searched: SearchedCase): searched is SearchedCase & { readonly court: QueryCourt } => (searched.court ?? null) !== null

const courtQuery = ({ terms }: QueryCourt, name: string): TextQuery[] => terms.map((each) => term(each, { [name]: 1 }))

/** Matches a ruling whose own docket number or RUC is the given one, of whatever court. */
const numberQuery = (searched: SearchedCase): TextQuery => {
  if (searched.kind === 'ruc') return term(searched.ruc.toLowerCase(), docketFields)
  if (searched.kind === 'number') {
    const own = term(String(searched.number), docketFields)
    return isOfRuling(searched) ? or([own, titleQuery([String(searched.number)])]) : own
  }
  const { number, year } = searched.docket
  const own = or([term(docketQueryTerm(searched.docket), docketFields), ...yearlessQueries(searched.docket)])
  const numbers = [String(number), String(year)]
  return isOfRuling(searched) ? or([own, titleQuery(numbers), titleQuery([String(number), String(year).slice(2)])]) : own
}

const constitutionalCourt = nameTerms('Tribunal Constitucional')
/** Years from the beginning of a case to its ruling. */
const maxYears = 3

/** The Tribunal Constitucional never gives a number twice, and some sources omit the year: «8139» for «8139-20». The date must fit. */
const yearlessQueries = ({ letter, number, year }: DocketNumber): TextQuery[] =>
  letter === null
    ? [
        and([
          term(String(number), docketFields),
          ...constitutionalCourt.map((each) => term(each, { [field.ownCourt]: 1 })),
          or(Array.from({ length: maxYears + 1 }, (_, after) => term(String(year + after), { [field.date]: 1 }))),
        ]),
      ]
    : []

/** «Sentencia N° 130/2013: …», as the competition court titles its rulings, whose docket numbers are others. */
const titleQuery = (numbers: readonly string[]): TextQuery => phrase(['sentencia', ...numbers], { [field.captionExact]: 1 }, { slop: 1 })

const competitionCourt = 'Tribunal de Defensa de la Libre Competencia'
/** The number may be that of the ruling, not of its case. */
const isOfRuling = ({ title, court }: SearchedCase): boolean =>
  title === 'sentencia' || title === 'fallo' || court?.name === competitionCourt

/** Some sources omit the letter. Matches rulings with the given number and year but no letter; they are never taken for the case itself. */
export function letterlessCaseQuery(searched: SearchedCase): TextQuery[] {
  return searched.kind === 'docket' && searched.docket.letter !== null ? [term(letterlessTerm(searched.docket), docketFields)] : []
}

/** Raises, among rulings of the case, those of the named book, with a letter for a RIT, and of the named kind of document. */
const preferredCaseQueries = (searched: SearchedCase): TextQuery[] => {
  if (searched.kind !== 'docket') return []
  const own = ownCaseQuery(searched)
  const { book, letter } = searched.docket
  return [
    ...(book === null ? [] : [and([own, ...nameTerms(book).map((each) => term(each, { [field.court]: 1 }))])]),
    ...(letter === null && searched.rit ? [and([own, not(term(letterlessTerm(searched.docket), docketFields))])] : []),
    ...(documentTitles.has(searched.title ?? '') ? [and([own, term(searched.title ?? '', { [field.subject]: 1 })])] : []),
  ]
}

const documentTitles: ReadonlySet<string> = new Set(['dictamen', 'oficio'])
/** Between «resolución» and its number: «exenta», «N°». */
const maxBetween = 4

/** Matches rulings of the case first, then those that come from it, then those that mention it. */
export function caseQuery(searched: SearchedCase): TextQuery {
  const all = or([
    boost(or([ownCaseQuery(searched), ...preferredCaseQueries(searched)]), identifierWeight),
    mentionedCaseQuery(searched),
    ...letterlessCaseQuery(searched),
  ])
  if (!hasCourt(searched)) return all
  return and([all, not(and([numberQuery(searched), not(and(courtQuery(searched.court, field.ownCourt)))]))])
}

/** Matches rulings that come from the case or mention it. */
export function mentionedCaseQuery(searched: SearchedCase): TextQuery {
  return or([boost(originCaseQuery(searched), originWeight), boost(citedCaseQuery(searched), mentionWeight)])
}

/** Matches rulings that cite an act by its kind, number and year: «Resolución Exenta N° 38, de 26.04.2024». */
export function citedActQuery(searched: SearchedCase): TextQuery {
  if (searched.kind === 'ruc' || !yearlyTitles.has(searched.title ?? '')) return or([])
  if (searched.kind === 'number') return citedCaseQuery(searched)
  const { number, year } = searched.docket
  const words = [...titleWords(searched), String(number), String(year)]
  return near(words, words.length + maxBetween + maxInDate, { [field.text]: 1 })
}
/** Between a number and its year: «, de fecha 26 de abril de». */
const maxInDate = 5

const titleWords = ({ title = '' }: SearchedCase): string[] => wordTokens(analyze(title)).map(({ token }) => token)

/** Matches rulings whose text has the number, but those that have it because they review another court's case of that number. */
export function citedCaseQuery(searched: SearchedCase): TextQuery {
  if (searched.kind === 'ruc') return term(searched.ruc.toLowerCase(), { [field.text]: 1 })
  if (searched.kind === 'docket') {
    const inText = term(docketQueryTerm(searched.docket), { [field.text]: 1 })
    return or([hasCourt(searched) ? and([inText, not(reviewsElsewhereQuery(searched))]) : inText, citedActQuery(searched)])
  }
  const words = [...titleWords(searched), String(searched.number)]
  return searched.court === undefined || searched.court === null
    ? term(String(searched.number), { [field.text]: 1 })
    : near(words, words.length + maxBetween, { [field.text]: 1 })
}

/** Matches rulings that come from the case, those included whose RIT of the first instance is that number, in a court that is not stored. */
export function originCaseQuery(searched: SearchedCase): TextQuery {
  if (searched.kind !== 'docket') return or([])
  return or([certainOriginQuery(searched), term(docketQueryTerm(searched.docket), { [field.originRit]: 1 })])
}

/** Matches rulings that review a ruling of that number and court. Where no court is named, the number decides. */
export function certainOriginQuery(searched: SearchedCase): TextQuery {
  if (searched.kind !== 'docket') return or([])
  if (!hasCourt(searched)) return or(originTerms(searched).map((each) => term(each, { ...originFields, [field.originRit]: 1 })))
  return and([or(originTerms(searched).map((each) => term(each, originFields))), ...courtQuery(searched.court, field.originCourt)])
}

/** Matches rulings that review a case of that number of another court, where the source names that court. */
const reviewsElsewhereQuery = (searched: Extract<SearchedCase, { kind: 'docket' }> & { readonly court: QueryCourt }): TextQuery =>
  and([
    or(originTerms(searched).map((each) => term(each, originFields))),
    or(courtNouns.map((each) => term(each, { [field.originCourt]: 1 }))),
    not(and(courtQuery(searched.court, field.originCourt))),
  ])
const courtNouns = nameTerms('corte juzgado tribunal')

/** Sources often leave out the letter of the number under review. */
const originTerms = ({ docket }: Extract<SearchedCase, { kind: 'docket' }>): string[] =>
  docket.letter === null ? [docketQueryTerm(docket)] : [docketQueryTerm(docket), letterlessTerm(docket)]
