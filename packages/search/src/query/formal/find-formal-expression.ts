import { dropUnbalancedParentheses } from './drop-unbalanced-parentheses.ts'
import type { Expression } from './expression.ts'
import { andExpression, parseExpression } from './parse-expression.ts'
import { type FormalToken, tokenize } from './tokenize.ts'

export interface FormalReading {
  /** What every ruling must match. Null when nothing is required. */
  readonly required: Expression | null
  /** The whole query is in the formal language, so its plain words are required too. */
  readonly formal: boolean
}

/**
 * Reads what a query requires. The whole query is formal with `Y`, `O`, `|`, `(…)~2`, or `NO` beside another operator, a phrase or a
 * parenthesis. Otherwise only `+word`, `word*`, `"a b"~10`, `mismo(…)` and `field:value` are required, and the rest is plain language.
 */
export function findFormalExpression(text: string): FormalReading {
  const tokens = dropUnbalancedParentheses(tokenize(text))
  const whole = isFormal(tokens) ? parseExpression(text, tokens) : null
  if (whole !== null && composed.has(whole.kind)) return { required: whole, formal: true }
  return { required: andExpression(requiredLeaves(text, tokens)), formal: false }
}

const composed: ReadonlySet<Expression['kind']> = new Set(['and', 'or', 'not'])

const isFormal = (tokens: readonly FormalToken[]): boolean => {
  const isOperand = (at: number, kinds: readonly FormalToken['kind'][]): boolean => kinds.includes(tokens[at]?.kind as FormalToken['kind'])
  return tokens.some((token, at) => {
    if (token.kind === 'close') return token.atLeast !== null
    if (token.kind === 'and' && isCapitalised(tokens[at - 1]) && isCapitalised(tokens[at + 1])) return false
    if (token.kind === 'and' || token.kind === 'or')
      return isOperand(at - 1, ['leaf', 'close']) && isOperand(at + 1, ['leaf', 'open', 'not', 'plus', 'minus'])
    return token.kind === 'not' && (isFormalOperand(tokens[at + 1]) || (isFormalOperand(tokens[at - 1]) && isOperand(at + 1, ['leaf'])))
  })
}

/** An operand of the formal language, or a phrase, as opposed to a plain word. */
const isFormalOperand = (token: FormalToken | undefined): boolean =>
  token?.kind === 'open' || token?.kind === 'close' || (token?.kind === 'leaf' && token.leaf.kind !== 'words')

/** Tells captions such as «Soto Y Compañía con Banco» from operators. */
const isCapitalised = (token: FormalToken | undefined): boolean =>
  token?.kind === 'leaf' && token.leaf.kind === 'words' && /^\p{Lu}/u.test(token.leaf.text)

const requiredLeaves = (text: string, tokens: readonly FormalToken[]): Expression[] =>
  tokens.flatMap((token, at): Expression[] => {
    if (token.kind !== 'leaf') return []
    const { leaf } = token
    const before = tokens[at - 1]
    const sign = before !== undefined && before.to === token.from ? before.kind : null
    const plain = leaf.kind === 'words' || leaf.kind === 'phrase'
    if (sign === 'minus') return plain ? [] : [{ kind: 'not', part: leaf, from: token.from - 1, to: token.to }]
    if (sign !== 'plus') return plain ? [] : [leaf]
    const demanded = leaf.kind === 'words' ? parseExpression(text, [token]) : leaf
    return demanded === null ? [] : [{ ...demanded, from: token.from - 1 }]
  })
