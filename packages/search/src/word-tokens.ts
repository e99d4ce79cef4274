import type { Token } from '@basejuris/legal-text'

/** The words that patterns are compared with: identifiers and laws that stand beside a word are left out. */
export function wordTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ position }, i) => tokens[i + 1]?.position !== position)
}
