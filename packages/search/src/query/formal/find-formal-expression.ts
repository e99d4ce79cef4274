import type { Span } from '../parts/span.ts'
import { dropUnbalancedParentheses } from './drop-unbalanced-parentheses.ts'
import { readExclusions } from './excluded-conditions.ts'
import type { Expression } from './expression.ts'
import { andExpression, parseExpression } from './parse-expression.ts'
import { findNamed, type NamedInQuery } from './parse-plain-words.ts'
import { hasOperands, type QueryReading, readOperators } from './read-operators.ts'
import { type ReadingAlternative, readingAlternative, sidesAlternative } from './reading-alternative.ts'
import { type FormalToken, isOperatorInWords, tokenize } from './tokenize.ts'
import { withChoicesGrouped } from './with-choices-grouped.ts'

export interface FormalReading {
  /** What every ruling must match. Null when nothing is required. */
  readonly required: Expression | null
  /** The whole query is in the formal language, so its plain words are required too. */
  readonly formal: boolean
  /** Null when the query can be read in one way only. */
  readonly alternative: ReadingAlternative | null
}

/**
 * Reads what a query requires. The whole query is formal with an operator or `(…)~2`. Otherwise only `+word`, `word*`, `"a b"~10`,
 * `mismo(…)` and `field:value` are required, and the rest is plain language. Without a `requested` reading the text decides whether `Y`,
 * `O` and `NO` are operators.
 */
export function findFormalExpression(text: string, requested?: QueryReading): FormalReading {
  const written = dropUnbalancedParentheses(tokenize(text))
  let found: NamedInQuery | undefined
  const findOnce = (): NamedInQuery => {
    found ??= findNamed(text)
    return found
  }
  const operators = readOperators(written, written.some(isOperatorInWords) ? namedSpans(findOnce()) : [], requested)
  const tokens = withChoicesGrouped(text, operators.tokens)
  const named = isFormal(tokens) ? findOnce() : null
  const wholeSides = named === null ? null : parseExpression(text, tokens, named, true)
  const joiningTerms = named === null || wholeSides === null ? null : parseExpression(text, tokens, named)
  const whole = requested === 'lados' ? wholeSides : joiningTerms
  const formal = whole !== null && composed.has(whole.kind)
  const required = formal ? whole : andExpression(requiredLeaves(text, tokens, findOnce))
  const alternative = readingAlternative(operators, required)
  const others = formal && alternative === null ? sidesAlternative(joiningTerms, wholeSides, requested) : null
  if (alternative !== null || others !== null) return { required, formal, alternative: alternative ?? others }
  return { formal, ...readExclusions(text, required, requested) }
}

const namedSpans = ({ identifiers, norms, courts }: NamedInQuery): Span[] => [...identifiers, ...norms, ...courts]

const composed: ReadonlySet<Expression['kind']> = new Set(['and', 'or', 'not'])

const isFormal = (tokens: readonly FormalToken[]): boolean =>
  tokens.some((token, at) => (token.kind === 'close' && token.atLeast !== null) || hasOperands(tokens, at))

/** A condition, or the forms of one outcome. */
const isCondition = (part: Expression): boolean => part.kind === 'field' || (part.kind === 'or' && part.parts.every(isCondition))

const requiredLeaves = (text: string, tokens: readonly FormalToken[], findOnce: () => NamedInQuery): Expression[] => {
  const isSigned = tokens.some(({ kind }) => kind === 'plus' || kind === 'minus')
  const named = isSigned ? findOnce() : undefined
  return tokens.flatMap((token, at): Expression[] => {
    if (token.kind !== 'leaf') return []
    const { leaf } = token
    const before = tokens[at - 1]
    const sign = before !== undefined && before.to === token.from ? before.kind : null
    const plain = leaf.kind === 'words' || leaf.kind === 'phrase'
    if (sign !== 'plus' && sign !== 'minus') return plain ? [] : [leaf]
    const demanded = leaf.kind === 'words' ? parseExpression(text, [withNameAt(token, named)], named) : leaf
    if (demanded === null) return []
    if (sign === 'plus') return [{ ...demanded, from: token.from - 1 }]
    return plain && !isCondition(demanded) ? [] : [{ kind: 'not', part: demanded, from: token.from - 1, to: demanded.to }]
  })
}

/** «+Corte de Talca», «+recurso de queja»: what begins behind a sign is one operand to its end. */
const withNameAt = (token: FormalToken, named: NamedInQuery | undefined): FormalToken => {
  const { courts = [], chambers = [], appeals = [], norms = [], dates = [], outcomes = [] } = named ?? {}
  const ends = [...courts, ...chambers, ...appeals, ...norms, ...dates, ...outcomes]
    .filter(({ from }) => from === token.from)
    .map(({ to }) => to)
  return { ...token, to: Math.max(token.to, ...ends) }
}
