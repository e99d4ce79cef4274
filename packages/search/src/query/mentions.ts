import { type FieldCondition, positiveLeaves } from './formal/expression.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { NamedCase } from './parts/query-parts.ts'

/** Every quoted phrase, in plain or formal language. */
export function allQuotes({ phrases, required }: Pick<ParsedQuery, 'phrases' | 'required'>): readonly { readonly text: string }[] {
  return [...phrases, ...(required === null ? [] : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'phrase' ? [leaf] : [])))]
}

/** Every named case, in plain or formal language. */
export function allCases({ identifiers, required }: Pick<ParsedQuery, 'identifiers' | 'required'>): readonly NamedCase[] {
  return [
    ...identifiers,
    ...(required === null ? [] : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'field' ? caseOfCondition(leaf.demand) : []))),
  ]
}

const caseOfCondition = (demand: FieldCondition): NamedCase[] => {
  if (demand.name === 'rol') return [{ kind: 'docket', docket: demand.docket, rit: false }]
  if (demand.name === 'ruc') return [{ kind: 'ruc', ruc: demand.ruc }]
  return demand.name === 'numero' ? [{ kind: 'number', number: demand.number }] : []
}

/** Every named norm, in plain or formal language. */
export function allNorms({
  norms,
  required,
}: Pick<ParsedQuery, 'norms' | 'required'>): readonly { readonly key: string; readonly label: string }[] {
  return [
    ...norms,
    ...(required === null
      ? []
      : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'field' && leaf.demand.name === 'norma' ? [leaf.demand] : []))),
  ]
}
