import { field } from '../../indexing/fields.ts'
import { and, or, type TextQuery, term } from '../../ports/index.ts'
import { tildeVariants } from '../../query/spelling-variants.ts'

const captionField = { [field.captionExact]: 1 }

/** Matches the rulings whose caption has all the words, which are folded. */
export function inOneCaption(words: readonly string[]): TextQuery {
  return and(words.map((word) => or([word, ...tildeVariants(word)].map((each) => term(each, captionField)))))
}
