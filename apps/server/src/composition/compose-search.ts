import type { RulingShelf } from '@basejuris/database'
import { createRulingSearch, createRulingSuggestions, type Encoder, type SearchIndex } from '@basejuris/search'
import type { Services } from '../services.ts'

export interface SearchParts {
  readonly rulings: RulingShelf
  readonly index: SearchIndex
  readonly encoder: Encoder
}

/** What answers searches, over any index. */
export const composeSearch = ({ rulings, index, encoder }: SearchParts): Pick<Services, 'search' | 'searchState' | 'suggestions'> => ({
  search: createRulingSearch({
    lexical: index.lexical,
    vectors: index.vectors,
    encoder,
    readRulings: rulings.list,
  }),
  searchState: async () => `${encoder.name} ${await index.writer.appliedSequence()}`,
  suggestions: createRulingSuggestions({
    lexical: index.lexical,
    appliedSequence: index.writer.appliedSequence,
    now: () => performance.now(),
  }),
})
