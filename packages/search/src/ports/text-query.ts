import type { FieldWeights } from '@basejuris/engine'

export type { FieldWeights }

/**
 * Which documents match by their words, and their score. Terms are index terms (already analysed), never raw text.
 * Matching and score of each kind, where `s` is the document's score for a clause:
 * - `term`: one of the fields has the term. BM25F over the fields.
 * - `prefix`: one of the fields has a term with the prefix. All of them count as one term.
 * - `phrase`: one field has the terms in order, at least as far apart as `positions` (default one), with at most `slop` extra positions in all.
 *   Frequency = number of starts; idf = sum over the terms.
 * - `near`: one field has all the terms, in any order, no two more than `within` positions apart. Frequency = number of positions where such an
 *   occurrence begins; idf = sum over the terms. An infinite `within` accepts the whole field, or the whole section.
 * - `phrase` and `near` with `withinSection`: only occurrences within one section of the field count.
 * - `or`: at least `atLeast` (default 1) clauses match; sum of their `s`. Without clauses nothing matches.
 * - `and`: every clause matches; sum of `s`. Without clauses everything matches with score 0.
 * - `not`: the clause does not match; score 0.
 * - `boost`: matches as its clause; `factor · s`, factor not negative. Factor 0 keeps the match without a score.
 * - `prefer`: matches as `match`; adds `s` of each bonus clause that also matches.
 */
export type TextQuery =
  | { readonly kind: 'term'; readonly term: string; readonly fields: FieldWeights }
  | { readonly kind: 'prefix'; readonly prefix: string; readonly fields: FieldWeights }
  | {
      readonly kind: 'phrase'
      readonly terms: readonly string[]
      readonly positions?: readonly number[]
      readonly slop: number
      readonly withinSection?: boolean
      readonly fields: FieldWeights
    }
  | {
      readonly kind: 'near'
      readonly terms: readonly string[]
      readonly within: number
      readonly withinSection?: boolean
      readonly fields: FieldWeights
    }
  | { readonly kind: 'or'; readonly clauses: readonly TextQuery[]; readonly atLeast?: number }
  | { readonly kind: 'and'; readonly clauses: readonly TextQuery[] }
  | { readonly kind: 'not'; readonly clause: TextQuery }
  | { readonly kind: 'boost'; readonly clause: TextQuery; readonly factor: number }
  | { readonly kind: 'prefer'; readonly match: TextQuery; readonly bonus: readonly TextQuery[] }

export function term(value: string, fields: FieldWeights): TextQuery {
  return { kind: 'term', term: value, fields }
}
export function prefix(value: string, fields: FieldWeights): TextQuery {
  return { kind: 'prefix', prefix: value, fields }
}
export function phrase(
  terms: readonly string[],
  fields: FieldWeights,
  options: { slop?: number; positions?: readonly number[] } = {},
): TextQuery {
  return options.positions === undefined
    ? { kind: 'phrase', terms, slop: options.slop ?? 0, fields }
    : { kind: 'phrase', terms, positions: options.positions, slop: options.slop ?? 0, fields }
}
export function near(terms: readonly string[], within: number, fields: FieldWeights): TextQuery {
  return { kind: 'near', terms, within, fields }
}
/** All the terms in one section, however far apart. */
export function together(terms: readonly string[], fields: FieldWeights): TextQuery {
  return {
    kind: 'near',
    terms,
    within: Infinity,
    withinSection: true,
    fields,
  }
}
export function or(clauses: readonly TextQuery[], atLeast = 1): TextQuery {
  return { kind: 'or', clauses, atLeast }
}
export function and(clauses: readonly TextQuery[]): TextQuery {
  return { kind: 'and', clauses }
}
export function not(clause: TextQuery): TextQuery {
  return { kind: 'not', clause }
}
export function boost(clause: TextQuery, factor: number): TextQuery {
  return { kind: 'boost', clause, factor }
}
export function prefer(match: TextQuery, bonus: readonly TextQuery[]): TextQuery {
  return { kind: 'prefer', match, bonus }
}
