import { analyze, stopWords, type Token } from '@basejuris/legal-text'

/** The last token at each position: the word itself, without the identifiers and laws found at its place. */
export function wordTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ position }, i) => tokens[i + 1]?.position !== position)
}

/** Index terms of the tokens that are no stop words. */
export function contentTerms(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token]))
}

/** Index terms of the words of a name, without stop words. */
export function nameTerms(name: string): string[] {
  return contentTerms(wordTokens(analyze(name)))
}
