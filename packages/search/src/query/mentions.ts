import type { CitedNorm } from './cited-norm.ts'
import { type FieldCondition, positiveLeaves } from './formal/expression.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { NamedCase, QueryCourt } from './parts/query-parts.ts'

/** Every quoted phrase, in plain or formal language. */
export function allQuotes({ phrases, required }: Pick<ParsedQuery, 'phrases' | 'required'>): readonly { readonly text: string }[] {
  return [...phrases, ...(required === null ? [] : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'phrase' ? [leaf] : [])))]
}

/** Every group of words that is demanded together. */
export function allNear({ required }: Pick<ParsedQuery, 'required'>): readonly { readonly text: string; readonly within: number }[] {
  return required === null ? [] : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'near' ? [leaf] : []))
}

/** Every group of words that one considerando must hold, not negated. */
export function allTogether({ required }: Pick<ParsedQuery, 'required'>): readonly { readonly text: string }[] {
  return required === null ? [] : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'passage' ? [leaf] : []))
}

/** Every named case, in plain or formal language. */
export function allCases(query: Pick<ParsedQuery, 'identifiers' | 'required'>): readonly NamedCase[] {
  return [...query.identifiers, ...requiredCases(query)]
}

/** Every case that the formal language names, with the court that it demands. */
export function requiredCases({ required }: Pick<ParsedQuery, 'required'>): readonly (NamedCase & { readonly court: QueryCourt | null })[] {
  return required === null ? [] : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'field' ? caseOfCondition(leaf.demand) : []))
}

const caseOfCondition = (demand: FieldCondition): (NamedCase & { readonly court: QueryCourt | null })[] => {
  if (demand.name === 'rol') return [{ kind: 'docket', docket: demand.docket, rit: false, court: demand.court }]
  if (demand.name === 'ruc') return [{ kind: 'ruc', ruc: demand.ruc, court: null }]
  return demand.name === 'numero' ? [{ kind: 'number', number: demand.number, court: null }] : []
}

/** Every named norm, in plain or formal language. */
export function allNorms({ norms, required }: Pick<ParsedQuery, 'norms' | 'required'>): readonly CitedNorm[] {
  return [
    ...norms,
    ...(required === null
      ? []
      : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'field' && leaf.demand.name === 'norma' ? [leaf.demand] : []))),
  ]
}
