import type { Token } from '@basejuris/legal-text'

/** The last token at each position: the word itself, without the identifiers and laws found at its place. */
export function wordTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ position }, i) => tokens[i + 1]?.position !== position)
}
