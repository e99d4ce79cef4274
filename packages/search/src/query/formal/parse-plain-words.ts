import { analyze, findMatches, overlaps, stopWords, withoutOverlaps } from '@basejuris/legal-text'
import { wordTokens } from '../../word-tokens.ts'
import { citedNorm } from '../cited-norm.ts'
import { findAppealKinds } from '../conditions/find-appeal-kinds.ts'
import { findChambers } from '../conditions/find-chambers.ts'
import { writeOut } from '../conditions/shorthand.ts'
import { withArticlesJoined } from '../norms/articles-joined.ts'
import { findBareLaws, withLawWords } from '../norms/bare-laws.ts'
import { findNorms } from '../norms/find-norms.ts'
import { findOutcomes, outcomeMeanings } from '../outcomes/find-outcomes.ts'
import { withSigns } from '../parts/beside-operator.ts'
import { findCourts } from '../parts/find-courts.ts'
import { findDates } from '../parts/find-dates.ts'
import { findIdentifiers } from '../parts/find-identifiers.ts'
import { labourDirectorate, socialSecurity } from '../parts/public-bodies.ts'
import type { Identifier, NamedCase, QueryCourt, QueryDate, QueryNorm, QueryOutcome } from '../parts/query-parts.ts'
import type { Span } from '../parts/span.ts'
import type { Expression, FieldCondition } from './expression.ts'
import { findRequestWord } from './find-request-word.ts'
import { findOperandConditions } from './operands/find-operand-conditions.ts'
import { findOperandBodies, findOperandCities } from './operands/find-operand-courts.ts'

const yearAlone = /^(?:19|20)\d{2}$/u

export interface NamedInQuery {
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly QueryNorm[]
  readonly courts: readonly QueryCourt[]
  readonly dates: readonly QueryDate[]
  readonly chambers: readonly (Span & { readonly name: string })[]
  /** Kinds of appeals named by several words, which can mean nothing else, or alone as the operand of an operator. */
  readonly appeals: readonly (Span & { readonly name: string })[]
  /** Judges of whom an operator leaves the choice: «(ministro Llanos O ministra Soto)». */
  readonly judges: readonly (Span & { readonly name: string })[]
  /** Outcomes that can only be said of the rulings, right behind such an appeal or alone as an operand. */
  readonly outcomes: readonly QueryOutcome[]
}

/** Every case, norm, court, date, kind of appeal and outcome that a text names. */
export function findNamed(text: string): NamedInQuery {
  const identifiers = findIdentifiers(text).filter(({ kind }) => kind !== 'number')
  const norms = normsIn(text, identifiers)
  const named = findCourts(withSigns(text)).filter((court) => !isSignedBody(text, court))
  const courts = withoutOverlaps(
    [...named, ...withoutOverlaps([...findOperandBodies(text, named), ...findOperandCities(text)], named)],
    [...identifiers, ...courtsOfCases(identifiers), ...norms],
  )
  const dates = withoutOverlaps(datesIn(text), [...identifiers, ...norms, ...courts])
  const chambers = withoutOverlaps(
    findChambers(text).map(({ from, to, value }) => ({ from, to, name: value })),
    [...identifiers, ...norms, ...courts, ...dates],
  )
  const taken = [...identifiers, ...norms, ...courts, ...dates, ...chambers]
  const operands = findOperandConditions(text, taken)
  const namedAppeals = withoutOverlaps(
    findAppealKinds(text).flatMap(({ from, to, value, strength }) =>
      strength === 'plain' && isLong(text, from, to) ? [{ from, to, name: value }] : [],
    ),
    taken,
  )
  const appeals = [...namedAppeals, ...withoutOverlaps(operands.appeals, namedAppeals)]
  const besideAppeals = withoutOverlaps(
    findOutcomes(text, [...courts, ...dates, ...namedAppeals]).filter(
      ({ plain, from }) => plain && namedAppeals.some(({ to }) => /^\s+$/u.test(text.slice(to, from))),
    ),
    [...taken, ...appeals],
  )
  const outcomes = [...besideAppeals, ...withoutOverlaps(operands.outcomes, besideAppeals)]
  const judges = withoutOverlaps(judgesToChoose(text), [...taken, ...appeals, ...outcomes])
  return { identifiers, norms, courts, dates, chambers, appeals, judges, outcomes }
}

const judge = String.raw`(?:ministr[oa]|mtr[oa]\.?|min\.)\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?`
const toChoose = new RegExp(String.raw`(?<=(?:^|[\s(])(?:O|OR)\s+)${judge}|(?<!\p{L})${judge}(?=\s+(?:O|OR)\s)`, 'gu')
const judgesToChoose = (text: string): (Span & { readonly name: string })[] =>
  findMatches(text, toChoose).map(({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    name: written.replace(/^\p{L}+\.?\s+/u, ''),
  }))

/** Norms with what operators leave of them: «511 O 512 CT» are two articles of one code, and «19.223» is a law. */
const normsIn = (text: string, identifiers: readonly Span[]): QueryNorm[] => {
  const written = withArticlesJoined(text).replace(operatorBeforeNumber, (operator) => ';'.repeat(operator.length))
  const apart = [...identifiers, ...findNorms(written)]
  const spelled = withLawWords(
    written,
    findBareLaws(written, apart).filter(({ isPlain, from }) => isPlain && !noLawBehind.test(written.slice(0, from))),
  )
  const norms = findNorms(spelled.text).map((norm) => ({ ...norm, ...spelled.originOf(norm) }))
  return withoutOverlaps(norms, identifiers)
}

/** «+SII»: a sign demands the word itself of a body, which may be a party. */
const isSignedBody = (text: string, { from, name }: QueryCourt & Span): boolean =>
  /(?:^|[\s(])\+$/u.test(text.slice(0, from)) && !courtNames.test(name) && !answering.has(name)
/** Whose answers are looked for wherever their name is an operand of all. */
const answering: ReadonlySet<string> = new Set([socialSecurity.name, labourDirectorate.name])
const courtNames = /^(?:\d+º )?(?:corte|tribunal|juzgado|contralor)/iu

/** «ene 2024» too. */
const datesIn = (text: string): QueryDate[] => {
  const written = writeOut(text)
  return findDates(written.text).map((date) => ({ ...date, ...written.originOf(date) }))
}

/** «despido O 161 CT»: the number begins an operand, and continues no list. */
const operatorBeforeNumber = /(?<=\p{L}\s)(?:Y|O|AND|OR)(?=\s\d)/gu

/** «(19.223)» is a number, and «ley NO 19.223» is neither. */
const noLawBehind = /(?:\(|(?<!\p{L})(?:NOT?)\s+)$/u

/** «casación» alone stays a word beside operators. */
const isLong = (text: string, from: number, to: number): boolean => /\s/u.test(text.slice(from, to))

/** Courts written beside a case are part of it. */
const courtsOfCases = (identifiers: readonly Identifier[]): QueryCourt[] => identifiers.flatMap(({ court }) => court ?? [])

/**
 * Parses a run of plain words into the cases, norms, courts, dates, appeals and outcomes named in it and the other words, without stop words.
 * The word that asks for rulings at the beginning of a query is none of theirs.
 */
export function parsePlainWords(text: string, run: Span, named: NamedInQuery = findNamed(text)): Expression[] {
  const within = ({ from, to }: Span): boolean => from >= run.from && to <= run.to
  const condition = (demand: FieldCondition, { from, to }: Span): Expression => ({ kind: 'field', demand, from, to })
  const fields = [
    ...named.identifiers.filter(within).map((each) => condition(caseCondition(each), each)),
    ...named.norms.filter(within).map((each) => condition({ name: 'norma', ...citedNorm(each) }, each)),
    ...named.courts.filter(within).map((each) => condition({ name: 'tribunal', text: each.name }, each)),
    ...named.dates.filter(within).flatMap((each) => dateConditions(each).map((demand) => condition(demand, each))),
    ...named.chambers.filter(within).map((each) => condition({ name: 'sala', text: each.name }, each)),
    ...named.appeals.filter(within).map((each) => condition({ name: 'recurso', text: each.name }, each)),
    ...named.judges.filter(within).map((each) => condition({ name: 'ministro', text: each.name }, each)),
    ...named.outcomes.filter(within).map((each) => anyOutcome(each)),
  ]
  const request = [...findRequestWord(text, run, fields), ...wordsBeforeDates(text, named.dates), ...wordsBeforeArticles(text)]
  const words = wordTokens(analyze(text.slice(run.from, run.to)))
    .filter(({ exact }) => !stopWords.has(exact))
    .map(({ from, to }): Expression => {
      const span = { from: from + run.from, to: to + run.from }
      const word = text.slice(span.from, span.to)
      if (yearAlone.test(word)) return condition({ name: 'fecha', date: word }, span)
      const [identifier] = /\d[-–/]\d/u.test(word) ? findNamed(word).identifiers : []
      return identifier === undefined
        ? { kind: 'words', text: word.toLowerCase(), ...span }
        : { kind: 'field', demand: caseCondition(identifier), ...span }
    })
    .filter((word) => ![...fields, ...courtsOfCases(named.identifiers), ...request].some((span) => overlaps(span, word)))
  return [...fields, ...words].sort((a, b) => a.from - b.from)
}

/** «desde 2019 hasta 2021»: the first word is of the period. */
const wordsBeforeDates = (text: string, dates: readonly QueryDate[]): Span[] =>
  dates.flatMap(({ from }) => {
    const [word] = /(?<!\p{L})(?:desde|entre|durante|a[ñn]os?)\s+(?:el\s+)?$/iu.exec(text.slice(0, from)) ?? []
    return word === undefined ? [] : [{ from: from - word.length, to: from }]
  })

/** «(art. 161)» without its law: the number alone is searched. */
const wordsBeforeArticles = (text: string): Span[] =>
  [...text.matchAll(/(?<!\p{L})art(?:[ií]culo)?s?\.?(?=\s*\d)/giu)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }))

const anyOutcome = ({ outcome, from, to }: QueryOutcome): Expression => {
  const parts = (outcomeMeanings[outcome] ?? [outcome]).map(
    (each): Expression => ({ kind: 'field', demand: { name: 'resultado', outcome: each }, from, to }),
  )
  const [only, ...others] = parts
  return only !== undefined && others.length === 0 ? only : { kind: 'or', parts, atLeast: 1, from, to }
}

/** The named case as a condition. */
export function caseCondition(named: NamedCase & { readonly court?: QueryCourt | null }): FieldCondition {
  if (named.kind === 'ruc') return { name: 'ruc', ruc: named.ruc }
  return named.kind === 'number'
    ? { name: 'numero', number: named.number }
    : { name: 'rol', docket: named.docket, court: named.court ?? null }
}

const dateConditions = ({ period: { from, until } }: QueryDate): FieldCondition[] => {
  if (from !== undefined && from === until) return [{ name: 'fecha', date: from }]
  return [
    ...(from === undefined ? [] : [{ name: 'desde', date: from } as const]),
    ...(until === undefined ? [] : [{ name: 'hasta', date: until } as const]),
  ]
}
