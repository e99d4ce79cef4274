import type { Span } from '../parts/span.ts'
import { type Expression, outcomesAlone } from './expression.ts'
import { joinNeighbours } from './join-neighbours.ts'
import { findNamed, type NamedInQuery, parsePlainWords } from './parse-plain-words.ts'
import { termLength } from './sentence-words.ts'
import { type FormalToken, isOperatorInWords } from './tokenize.ts'

/**
 * Parses a query in the formal language. `NO` and `-` bind tightest, then juxtaposition and `Y`, then `O`. `NO` excludes the term that
 * follows, «fuero maternal» as a phrase; `-` and `!` exclude one word. At the end they exclude from every side of `O`. Outside
 * parentheses, beside no `Y`, `O` joins only the terms next to it, and `NO` at the end excludes from all, unless `wholeSides`. Parentheses must
 * be balanced; operators without operands are dropped. Null when nothing is required.
 */
export function parseExpression(
  text: string,
  tokens: readonly FormalToken[],
  named: NamedInQuery = findNamed(text),
  wholeSides = false,
): Expression | null {
  let at = 0
  const peek = (): FormalToken | undefined => tokens[at]

  /** Operands of `O`, each a list of juxtaposed operands. */
  const alternatives = (): Expression[][] => {
    const found: Expression[][] = []
    for (;;) {
      const parts = conjunction()
      if (parts.length > 0) found.push(parts)
      if (peek()?.kind !== 'or') return found
      at += 1
    }
  }
  const conjunction = (): Expression[] => {
    const parts: Expression[] = []
    for (let token = peek(); token !== undefined && token.kind !== 'or' && token.kind !== 'close'; token = peek()) {
      if (token.kind === 'and' || token.kind === 'plus') at += 1
      else parts.push(...(token.kind === 'open' ? groups() : operands()))
    }
    return parts
  }
  /** «amparo (a Y b) O (c Y d)»: `O` between parentheses joins these, and what stands beside them holds for both. */
  const groups = (): Expression[] => {
    const sides = [group()]
    while (!wholeSides && peek()?.kind === 'or' && tokens[at + 1]?.kind === 'open') {
      at += 1
      sides.push(group())
    }
    return listOf(joined(sides))
  }
  const operands = (): Expression[] => {
    const token = peek()
    if (token?.kind === 'not' || token?.kind === 'minus') {
      at += 1
      const next = peek()
      if (next === undefined || next.kind === 'or' || next.kind === 'and' || next.kind === 'close') return []
      const [part, ...others] = isOperatorInWords(token) ? firstTerm(text, tokens.slice(at), operands()) : operands()
      return part === undefined ? [] : [...denied(part, token), ...others]
    }
    if (token?.kind === 'open') return group()
    if (token?.kind !== 'leaf') {
      at += 1
      return []
    }
    if (token.leaf.kind === 'words') return run()
    at += 1
    return [token.leaf]
  }
  const group = (): Expression[] => {
    at += 1
    const inside = alternatives()
    const close = peek()
    at += 1
    const [only = [], ...others] = inside
    const atLeast = close?.kind === 'close' ? close.atLeast : null
    return listOf(atLeast === null || others.length > 0 ? joined(inside) : orExpression(only, atLeast))
  }
  const run = (): Expression[] => {
    const first = at
    while (isWord(tokens[at])) at += 1
    const [from, to] = [tokens[first]?.from ?? 0, tokens[at - 1]?.to ?? 0]
    return parsePlainWords(text, { from, to }, named)
  }

  const parts: Expression[] = []
  while (at < tokens.length) {
    const sides = alternatives()
    parts.push(...(!wholeSides && joinsTerms(tokens) ? withNeighbours(text, sides, tokens) : withSharedExclusions(sides, tokens, isSign)))
    if (peek()?.kind === 'close') at += 1
  }
  return andExpression(parts)
}

/** Neither parentheses nor `Y` nor a typed field says what belongs together. */
const joinsTerms = (tokens: readonly FormalToken[]): boolean =>
  tokens.every((token) => !['and', 'open', 'close'].includes(token.kind) && !(token.kind === 'leaf' && token.leaf.kind === 'field'))

const withNeighbours = (text: string, sides: readonly Expression[][], tokens: readonly FormalToken[]): Expression[] => {
  const last = sides.at(-1) ?? []
  const [excluded, rest] = [last.filter(({ kind }) => kind === 'not'), last.filter(({ kind }) => kind !== 'not')]
  const found = joinNeighbours(text, [...sides.slice(0, -1), rest])
  if (found === null) return withSharedExclusions(sides, tokens, () => true)
  const joinedParts = found.joined.flatMap((operands) => joined(operands) ?? [])
  const isShared = (part: Expression): boolean => part.kind === 'field' && sharedNames.has(part.demand.name)
  const others = found.besides.filter((part) => !isShared(part))
  return [...[...joinedParts, ...others].sort((a, b) => a.from - b.from), ...found.besides.filter(isShared), ...excluded]
}

const isSign = (token: FormalToken): boolean => token.kind === 'minus' || (token.kind === 'not' && !isOperatorInWords(token))

/** In «precario O comodato -arriendo» the sign at the end excludes from both. So does `NO`, unless the sides are meant whole. */
const withSharedExclusions = (
  alternatives: readonly Expression[][],
  tokens: readonly FormalToken[],
  excludesFromAll: (token: FormalToken) => boolean,
): Expression[] => {
  const last = alternatives.at(-1) ?? []
  const signs = new Set(
    tokens.filter((token) => (token.kind === 'minus' || token.kind === 'not') && excludesFromAll(token)).map(({ from }) => from),
  )
  const isShared = (part: Expression): boolean => part.kind === 'not' && signs.has(part.from)
  const excluded = alternatives.length > 1 ? last.filter(isShared) : []
  if (excluded.length === last.length) return withSharedConditions(alternatives, tokens)
  const rest = [...alternatives.slice(0, -1), last.filter((part) => !excluded.includes(part))]
  return [...withSharedConditions(rest, tokens), ...excluded]
}

const sharedNames: ReadonlySet<string> = new Set(['tribunal', 'sala', 'desde', 'hasta', 'fecha', 'resultado', 'ministro'])

/** In «nulidad O casación Corte Suprema 2024» and «nulidad O casación Y (CS O ICA Talca)» court and year hold for both. They are of one alternative when another names its own. */
const withSharedConditions = (alternatives: readonly Expression[][], tokens: readonly FormalToken[]): Expression[] => {
  const whole = joined(alternatives)
  if (whole === null || alternatives.length === 1) return whole === null ? [] : [whole]
  const fields = new Set<Expression>(tokens.flatMap((token) => (token.kind === 'leaf' ? [token.leaf] : [])))
  const isSharedField = (part: Expression): boolean => part.kind === 'field' && sharedNames.has(part.demand.name) && !fields.has(part)
  const isShared = (part: Expression): boolean =>
    isSharedField(part) || (part.kind === 'or' && part.atLeast === 1 && part.parts.every(isSharedField))
  const naming = alternatives.filter((parts) => parts.some(isShared))
  const [only] = naming
  if (only === undefined || naming.length > 1 || only.every(isShared) || (only !== alternatives[0] && only !== alternatives.at(-1)))
    return [whole]
  const rest = joined(alternatives.map((parts) => parts.filter((part) => !isShared(part))))
  return [...(rest === null ? [] : [rest]), ...only.filter(isShared)]
}

/** The words of one term become a phrase. `tokens` begin with the first part. */
const firstTerm = (text: string, tokens: readonly FormalToken[], parts: Expression[]): Expression[] => {
  const [first] = parts
  if (first?.kind !== 'words' || first.from !== tokens[0]?.from) return parts
  const end = tokens.findIndex((token) => !isWord(token))
  const words = end < 0 ? tokens : tokens.slice(0, end)
  const length = termLength(words.map(({ from, to }) => text.slice(from, to)))
  const to = words[length - 1]?.to ?? first.to
  if (length === 1 || parts.some((part) => part.kind !== 'words' && part.from < to)) return parts
  return [{ kind: 'phrase', text: text.slice(first.from, to), from: first.from, to }, ...parts.filter(({ from }) => from >= to)]
}

/** Not one of several is neither of them, and not without is with. The forms of an outcome stay together. */
const denied = (part: Expression, { from }: Span): Expression[] => {
  if (part.kind === 'not') return [part.part]
  const isAnyOf = part.kind === 'or' && part.atLeast === 1 && outcomesAlone(part.parts) === null
  return isAnyOf ? part.parts.flatMap((each) => denied(each, each)) : [{ kind: 'not', part, from, to: part.to }]
}

const joined = (alternatives: readonly (readonly Expression[])[]): Expression | null =>
  orExpression(
    alternatives.map(andExpression).filter((part) => part !== null),
    1,
  )

const listOf = (part: Expression | null): Expression[] => (part === null ? [] : [part])
const isWord = (token: FormalToken | undefined): boolean => token?.kind === 'leaf' && token.leaf.kind === 'words'

/** Joins the parts by AND and flattens nested ones. */
export function andExpression(parts: readonly Expression[]): Expression | null {
  const flat = parts.flatMap((part) => (part.kind === 'and' ? part.parts : [part]))
  return flat.length <= 1 ? (flat[0] ?? null) : { kind: 'and', parts: flat, ...spanOf(flat) }
}

export function orExpression(parts: readonly Expression[], atLeast: number): Expression | null {
  const flat = atLeast > 1 ? parts : parts.flatMap((part) => (part.kind === 'or' && part.atLeast === 1 ? part.parts : [part]))
  if (flat.length <= 1) return flat[0] ?? null
  if (atLeast >= flat.length) return andExpression(flat)
  return { kind: 'or', parts: flat, atLeast: Math.max(1, atLeast), ...spanOf(flat) }
}

const spanOf = (parts: readonly Expression[]): { from: number; to: number } => ({
  from: Math.min(...parts.map(({ from }) => from)),
  to: Math.max(...parts.map(({ to }) => to)),
})
