import type { DocketNumber, Outcome } from '@basejuris/domain'
import type { CitedNorm } from '../cited-norm.ts'
import type { QueryCourt } from '../parts/query-parts.ts'
import type { Span } from '../parts/span.ts'

/** Text fields that a condition may name. */
export const textFieldNames = [
  'tribunal',
  'origen',
  'sala',
  'ministro',
  'redactor',
  'disidente',
  'materia',
  'recurso',
  'caratulado',
  'base',
] as const
export type TextFieldName = (typeof textFieldNames)[number]

/** A condition on a field, with its parsed value. */
export type FieldCondition =
  | { readonly name: TextFieldName; readonly text: string }
  /** With a court only that court's rulings are of the case: `rol:"Corte Suprema 12345-2020"`. */
  | { readonly name: 'rol'; readonly docket: DocketNumber; readonly court: QueryCourt | null }
  | { readonly name: 'ruc'; readonly ruc: string }
  | { readonly name: 'numero'; readonly number: number }
  | ({ readonly name: 'norma' } & CitedNorm)
  | { readonly name: 'sentido'; readonly idea: string }
  /** Id and name of a topic. */
  | { readonly name: 'tema'; readonly topic: string; readonly label: string }
  | { readonly name: 'resultado'; readonly outcome: Outcome }
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`; the bound is included. */
  | { readonly name: 'desde' | 'hasta' | 'fecha'; readonly date: string }

/**
 * A query in the formal language, in which everything is demanded:
 * - `and`: all of its parts; written side by side or with `Y`.
 * - `or`: at least `atLeast` of its parts; `a O b`, or `(a b c)~2`.
 * - `not`: not its part; `NO a` or `-a`.
 * - `words`: each word, in any inflection. `phrase`: word for word. `prefix`: any word that begins so.
 * - `near`: all the words, in any order, no more than `within` apart; `"a b"~10`.
 * - `passage`: all of its words in one considerando, resolutive part or vote; `mismo(a b)`.
 */
export type Expression = Span &
  (
    | { readonly kind: 'and'; readonly parts: readonly Expression[] }
    | { readonly kind: 'or'; readonly parts: readonly Expression[]; readonly atLeast: number }
    | { readonly kind: 'not'; readonly part: Expression }
    | { readonly kind: 'words'; readonly text: string }
    | { readonly kind: 'phrase'; readonly text: string }
    | { readonly kind: 'prefix'; readonly text: string }
    | { readonly kind: 'near'; readonly text: string; readonly within: number }
    | { readonly kind: 'passage'; readonly text: string }
    | { readonly kind: 'field'; readonly demand: FieldCondition }
  )

/** Leaves that are not negated, in order. */
export function positiveLeaves(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.parts.flatMap(positiveLeaves)
    case 'not':
      return []
    default:
      return [expression]
  }
}

/** The outcomes that the parts are. Null where one of them is something else. */
export function outcomesAlone(parts: readonly Expression[]): readonly Outcome[] | null {
  const outcomes = parts.flatMap((part) => (part.kind === 'field' && part.demand.name === 'resultado' ? [part.demand.outcome] : []))
  return outcomes.length < parts.length ? null : outcomes
}
