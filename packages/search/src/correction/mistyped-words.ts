import { overlaps, type Token } from '@basejuris/legal-text'
import { field } from '../indexing/fields.ts'
import type { LexicalIndex } from '../ports/index.ts'
import { fillerWords } from '../query/filler-words.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { tildeVariants } from '../query/spelling-variants.ts'
import { wordFields } from '../ranking/field-weights.ts'
import { maxReviewedWords } from '../ranking/request/search-budget.ts'

export interface MistypedWord {
  readonly word: Token
  /** Rulings with the word as typed. */
  readonly documents: number
}

const minLength = 4
/** Words in more rulings than this are never questioned. */
const maxDocuments = 2
const countedFields = [...Object.keys(wordFields), field.captionExact]

/** The first plain words of the query that hardly any ruling has in any inflection. Words of other parsed parts are skipped. */
export async function mistypedWords(lexical: LexicalIndex, query: ParsedQuery): Promise<MistypedWord[]> {
  const understood = [...query.concepts, ...query.norms, ...query.conditions, ...query.identifiers]
  const plain = query.words.filter(
    (word) => isPlainWord(word) && !fillerWords.has(word.exact) && !understood.some((span) => overlaps(word, span)),
  )
  const distinct = new Set([...new Set(plain.map(({ exact }) => exact))].slice(0, maxReviewedWords))
  const words = plain.filter(({ exact }) => distinct.has(exact))
  const counted = words.flatMap((word, at) => [word.token, word.exact, ...tildeVariants(word.token)].map((term) => ({ at, term })))
  const counts = await lexical.documentFrequencies(
    'rulings',
    counted.map(({ term }) => term),
    countedFields,
  )
  const documents = words.map((_, place) => Math.max(...counts.filter((__, i) => counted[i]?.at === place)))
  return words.map((word, at) => ({ word, documents: documents[at] ?? 0 })).filter((each) => each.documents <= maxDocuments)
}

const isPlainWord = ({ exact }: Token): boolean => exact.length >= minLength && /^\p{L}+$/u.test(exact)
