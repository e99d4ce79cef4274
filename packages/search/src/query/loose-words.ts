import type { Expression } from './formal/expression.ts'
import { andExpression, orExpression } from './formal/parse-expression.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { isBesideOperator } from './parts/beside-operator.ts'

/** Part of the loose words that is left to be demanded. */
const minShare = 0.5

/** A word of a query with operators that no operator stands beside: «multa» in «multa dt 511 O 512 turnos». */
const isLoose = (part: Expression, text: string): boolean => part.kind === 'words' && !isBesideOperator(text, part)

/** The words that a query with operators demands though no operator stands beside them. */
export function looseWordsOf({ text, required, formal }: Pick<ParsedQuery, 'text' | 'required' | 'formal'>): readonly Expression[] {
  return formal && required?.kind === 'and' ? required.parts.filter((part) => isLoose(part, text)) : []
}

/**
 * What a query demands with half of its loose words, for where all of them leave nothing. What operators, marks and fields say stays. Null where it
 * has none, or nothing but them.
 */
export function demandFewerWords(query: Pick<ParsedQuery, 'text' | 'required' | 'formal'>): Expression | null {
  const loose = looseWordsOf(query)
  const { required } = query
  if (loose.length === 0 || required?.kind !== 'and') return null
  const stated = required.parts.filter((part) => !loose.includes(part))
  const isLastWord = loose.length === 1 && stated.every(({ kind }) => kind === 'not')
  if (stated.length === 0 || isLastWord) return null
  const some = loose.length === 1 ? null : orExpression([...loose], Math.ceil(loose.length * minShare))
  return andExpression([...stated, ...(some === null ? [] : [some])])
}
