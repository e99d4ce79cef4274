import { analyze, stopWords } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { type FieldWeights, or, phrase, type TextQuery } from '../../ports/index.ts'
import { wordTokens } from '../../word-tokens.ts'

/** Matches the text word for word, and the facts by stems because they are short. */
export function quoteQuery(quote: { readonly text: string }): TextQuery {
  return or([writtenQuery(quote), ...stemPhrase(quote.text, { [field.caption]: 2, [field.subject]: 2 })])
}

/** Matches the text of a ruling alone, word for word. */
export function writtenQuery({ text }: { readonly text: string }): TextQuery {
  return phrase(
    wordTokens(analyze(text)).map((token) => token.exact),
    { [field.exact]: 1 },
  )
}

/** A phrase of stems with gaps for stop words. Empty when all words are stop words. */
export function stemPhrase(text: string, fields: FieldWeights): TextQuery[] {
  const tokens = wordTokens(analyze(text)).filter(({ exact }) => !stopWords.has(exact))
  const options = { positions: tokens.map(({ position }) => position) }
  return tokens.length === 0
    ? []
    : [
        phrase(
          tokens.map(({ token }) => token),
          fields,
          options,
        ),
      ]
}
