import { analyze, stopWords } from '@basejuris/legal-text'
import { wordTokens } from '../../word-tokens.ts'
import { citedNorm } from '../cited-norm.ts'
import { findCourts } from '../parts/find-courts.ts'
import { findDates } from '../parts/find-dates.ts'
import { findIdentifiers } from '../parts/find-identifiers.ts'
import { findNorms } from '../parts/find-norms.ts'
import type { Identifier, NamedCase, QueryCourt, QueryDate, QueryNorm } from '../parts/query-parts.ts'
import { overlaps, type Span, withoutOverlaps } from '../parts/span.ts'
import type { Expression, FieldCondition } from './expression.ts'

const yearAlone = /^(?:19|20)\d{2}$/u

export interface NamedInQuery {
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly QueryNorm[]
  readonly courts: readonly QueryCourt[]
  readonly dates: readonly QueryDate[]
}

/** Every case, norm, court and date that a text names. */
export function findNamed(text: string): NamedInQuery {
  const identifiers = findIdentifiers(text).filter(({ kind }) => kind !== 'number')
  const norms = withoutOverlaps(findNorms(text), identifiers)
  const courts = withoutOverlaps(findCourts(text), [...identifiers, ...courtsOfCases(identifiers), ...norms])
  return { identifiers, norms, courts, dates: withoutOverlaps(findDates(text), [...identifiers, ...norms, ...courts]) }
}

/** Courts written beside a case are part of it. */
const courtsOfCases = (identifiers: readonly Identifier[]): QueryCourt[] => identifiers.flatMap(({ court }) => court ?? [])

/** Parses a run of plain words into the cases, norms, courts and dates named in it and the other words, without stop words. */
export function parsePlainWords(text: string, run: Span, named: NamedInQuery = findNamed(text)): Expression[] {
  const within = ({ from, to }: Span): boolean => from >= run.from && to <= run.to
  const condition = (demand: FieldCondition, { from, to }: Span): Expression => ({ kind: 'field', demand, from, to })
  const fields = [
    ...named.identifiers.filter(within).map((each) => condition(caseCondition(each), each)),
    ...named.norms.filter(within).map((each) => condition({ name: 'norma', ...citedNorm(each) }, each)),
    ...named.courts.filter(within).map((each) => condition({ name: 'tribunal', text: each.name }, each)),
    ...named.dates.filter(within).flatMap((each) => dateConditions(each).map((demand) => condition(demand, each))),
  ]
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
    .filter((word) => ![...fields, ...courtsOfCases(named.identifiers)].some((span) => overlaps(span, word)))
  return [...fields, ...words].sort((a, b) => a.from - b.from)
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
