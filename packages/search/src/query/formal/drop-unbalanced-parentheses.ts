import type { FormalToken } from './tokenize.ts'

const maxDepth = 12

/** Drops parentheses without a partner and those nested too deep. */
export function dropUnbalancedParentheses(tokens: readonly FormalToken[]): FormalToken[] {
  const open: number[] = []
  const kept = new Set<FormalToken>()
  tokens.forEach((token, at) => {
    if (token.kind === 'open') open.push(at)
    else if (token.kind !== 'close') kept.add(token)
    else {
      const start = open.pop()
      if (start === undefined || open.length >= maxDepth) return
      kept.add(tokens[start] as FormalToken)
      kept.add(token)
    }
  })
  return tokens.filter((token) => kept.has(token))
}
