import type { RulingCache } from '@basejuris/database'
import type { Encoder, SearchableIndex } from '@basejuris/search'
import type { Services } from '../services.ts'

export interface SearchParts {
  readonly rulings: RulingCache
  readonly index: SearchableIndex
  readonly encoder: Encoder
}

/** What answers searches, over any index. */
export function composeSearch({ rulings, index, encoder }: SearchParts): Pick<Services, 'search' | 'searchState' | 'suggestions'> {
  return {
    search: index.searchWith({ encoder, readRulings: rulings.list }),
    searchState: async () => `${encoder.name} ${await index.writer.appliedSequence()}`,
    suggestions: index.suggestions,
  }
}
