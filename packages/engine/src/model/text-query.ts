/** Weight above 0 of each text field. Other fields are not searched. */
export type FieldWeights = Readonly<Record<string, number>>

/**
 * What a document must say. Terms are index terms (already analysed), never raw text.
 * Matching and score of each kind, `s` being the document's score for a clause:
 * - `term`: one of the fields has the term; BM25F over the fields.
 * - `prefix`: one of the fields has a term that begins so; all of them count as one term.
 * - `fuzzy`: one of the fields has a term at most `edits` (1 or 2) insertions, deletions, substitutions or swaps away; all count as one term.
 * - `phrase`: one field has the terms in order, each at least as far from the one before as `positions` say (default one apart), with at most
 *   `slop` further positions in all; frequency = number of starts, idf = sum over the terms.
 * - `near`: one field has all the terms, in any order, no two of them more than `within` positions apart; frequency = number of positions
 *   where such a place begins; idf = sum over the terms. An infinite `within` asks for the terms anywhere in the field, or the section.
 * - `phrase` and `near` with `withinSection`: only places that lie in one section of the field count.
 * - `or`: at least `atLeast` (default 1) clauses match; sum of `s` over those that do. No clauses: nothing matches.
 * - `and`: every clause matches; sum. No clauses: everything matches with score 0.
 * - `not`: the clause does not match; score 0.
 * - `boost`: matches as its clause; `factor · s`, factor not negative. Factor 0 keeps the match without a score.
 * - `prefer`: matches as `match`; adds `s` of each bonus clause that also matches.
 */
export type TextQuery =
  | { readonly kind: 'term'; readonly term: string; readonly fields: FieldWeights }
  | { readonly kind: 'prefix'; readonly prefix: string; readonly fields: FieldWeights }
  | { readonly kind: 'fuzzy'; readonly term: string; readonly edits: 1 | 2; readonly fields: FieldWeights }
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
