import { analyze, stopWords } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { type FieldWeights, or, phrase, type TextQuery } from '../../ports/index.ts'
import { wordTokens } from '../../word-tokens.ts'

/** Word for word in the text; by stems in the facts, which are short. */
export function quoteQuery({ text }: { readonly text: string }): TextQuery {
  const exact = wordTokens(analyze(text)).map((token) => token.exact)
  return or([phrase(exact, { [field.exact]: 1 }), ...stemPhrase(text, { [field.caption]: 2, [field.subject]: 2 })])
}

/** The quoted words by stems, stop words as gaps; nothing when they are all stop words. */
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
