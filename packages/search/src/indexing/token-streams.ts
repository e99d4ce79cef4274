import { analyze, stopWords, type Token } from '@basejuris/legal-text'
import type { TokenStream } from '../ports/index.ts'

/** Collects terms of several texts in one stream. Position gaps keep phrases from crossing texts. */
export class TokenStreamBuilder {
  readonly #terms: string[] = []
  readonly #positions: number[] = []
  readonly #sections: number[] = []
  #next = 0

  /** Starts a new section. */
  beginSection(): void {
    this.#sections.push(this.#next)
  }

  addStems(tokens: readonly Token[]): void {
    this.#add(tokens, ({ token, exact }) => (stopWords.has(exact) ? null : token))
  }

  addExact(tokens: readonly Token[]): void {
    this.#add(tokens, ({ exact }) => exact)
  }

  addTerms(terms: readonly string[]): void {
    for (const term of terms) {
      this.#terms.push(term)
      this.#positions.push(this.#next++)
    }
  }

  stream(): TokenStream {
    const terms = this.#terms
    const positions = this.#positions
    const sections = this.#sections
    return sections.length === 0 ? { terms, positions } : { terms, positions, sections }
  }

  #add(tokens: readonly Token[], termOf: (token: Token) => string | null): void {
    for (const token of tokens) {
      const term = termOf(token)
      if (term === null) continue
      this.#terms.push(term)
      this.#positions.push(this.#next + token.position)
    }
    this.#next += (tokens.at(-1)?.position ?? 0) + textGap
  }
}

const textGap = 50

export function stemsOf(...texts: readonly string[]): TokenStream {
  const builder = new TokenStreamBuilder()
  for (const text of texts) builder.addStems(analyze(text))
  return builder.stream()
}

/** Folded words in order, without stop words. */
export function contentWords(text: string): string[] {
  return analyze(text).flatMap(({ exact }) => (stopWords.has(exact) ? [] : [exact]))
}
