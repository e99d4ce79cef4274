import { analyze, stopWords, type Token } from '@basejuris/legal-text'

/** The last token at each position: the word itself, without the identifiers and laws found at its place. */
export function wordTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ position }, i) => tokens[i + 1]?.position !== position)
}

/** Index terms of the words of a name, without stop words. */
export function nameTerms(name: string): string[] {
  return wordTokens(analyze(name))
    .filter(({ exact }) => !stopWords.has(exact))
    .map(({ token }) => token)
}
