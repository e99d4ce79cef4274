import type { Expression } from './expression.ts'
import { findNamed, parsePlainWords } from './parse-plain-words.ts'
import type { FormalToken } from './tokenize.ts'

/**
 * Parses a query in the formal language. `NO` and `-` bind tightest, then juxtaposition and `Y`, then `O`. Parentheses must be balanced;
 * operators without operands are dropped. Null when nothing is required.
 */
export function parseExpression(text: string, tokens: readonly FormalToken[]): Expression | null {
  const named = findNamed(text)
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
      else parts.push(...operands())
    }
    return parts
  }
  const operands = (): Expression[] => {
    const token = peek()
    if (token?.kind === 'not' || token?.kind === 'minus') {
      at += 1
      const next = peek()
      if (next === undefined || next.kind === 'or' || next.kind === 'and' || next.kind === 'close') return []
      const [part, ...others] = operands()
      return part === undefined ? [] : [{ kind: 'not', part, from: token.from, to: part.to }, ...others]
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
    const part = atLeast === null || others.length > 0 ? joined(inside) : orExpression(only, atLeast)
    return part === null ? [] : [part]
  }
  const run = (): Expression[] => {
    const first = at
    while (isWord(tokens[at])) at += 1
    const [from, to] = [tokens[first]?.from ?? 0, tokens[at - 1]?.to ?? 0]
    return parsePlainWords(text, { from, to }, named)
  }

  const parts: Expression[] = []
  while (at < tokens.length) {
    const part = joined(alternatives())
    if (part !== null) parts.push(part)
    if (peek()?.kind === 'close') at += 1
  }
  return andExpression(parts)
}

const joined = (alternatives: readonly (readonly Expression[])[]): Expression | null =>
  orExpression(
    alternatives.map(andExpression).filter((part) => part !== null),
    1,
  )

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
