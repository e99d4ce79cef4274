import type { FormalToken } from './tokenize.ts'

const maxDepth = 12

/** Drops parentheses without a partner and those nested too deep. */
export function dropUnbalancedParentheses(tokens: readonly FormalToken[]): FormalToken[] {
  const open: number[] = []
  const retained = new Set<FormalToken>()
  tokens.forEach((token, at) => {
    if (token.kind === 'open') open.push(at)
    else if (token.kind !== 'close') retained.add(token)
    else {
      const start = open.pop()
      if (start === undefined || open.length >= maxDepth) return
      retained.add(tokens[start] as FormalToken)
      retained.add(token)
    }
  })
  return tokens.filter((token) => retained.has(token))
}
