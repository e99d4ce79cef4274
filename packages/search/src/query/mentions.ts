import { type FieldDemand, positiveLeaves } from './formal/expression.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { NamedCase } from './parts/query-parts.ts'

/** Every phrase that should be there word for word, quoted in plain or formal language. */
export function quotesOf({ phrases, demanded }: Pick<ParsedQuery, 'phrases' | 'demanded'>): readonly { readonly text: string }[] {
  return [...phrases, ...(demanded === null ? [] : positiveLeaves(demanded).flatMap((leaf) => (leaf.kind === 'phrase' ? [leaf] : [])))]
}

/** Every case named, in plain or formal language. */
export function casesOf({ identifiers, demanded }: Pick<ParsedQuery, 'identifiers' | 'demanded'>): readonly NamedCase[] {
  return [
    ...identifiers,
    ...(demanded === null ? [] : positiveLeaves(demanded).flatMap((leaf) => (leaf.kind === 'field' ? caseOf(leaf.demand) : []))),
  ]
}

const caseOf = (demand: FieldDemand): NamedCase[] => {
  if (demand.name === 'rol') return [{ kind: 'docket', docket: demand.docket, rit: false }]
  if (demand.name === 'ruc') return [{ kind: 'ruc', ruc: demand.ruc }]
  return demand.name === 'numero' ? [{ kind: 'number', number: demand.number }] : []
}

/** Every norm named, in plain or formal language. */
export function normsOf({
  norms,
  demanded,
}: Pick<ParsedQuery, 'norms' | 'demanded'>): readonly { readonly key: string; readonly label: string }[] {
  return [
    ...norms,
    ...(demanded === null
      ? []
      : positiveLeaves(demanded).flatMap((leaf) => (leaf.kind === 'field' && leaf.demand.name === 'norma' ? [leaf.demand] : []))),
  ]
}
