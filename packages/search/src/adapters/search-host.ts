import type { SearchIndex, SearchWriter } from '../ports/index.ts'
import type { SearchPorts } from '../ranking/request/search-ports.ts'
import { createRulingSearch, type RulingSearch } from '../ruling-search.ts'
import { createRulingSuggestions, type RulingSuggestions } from '../suggestions/ruling-suggestions.ts'

/** An index with what answers questions about it, wherever it does. */
export interface SearchedIndex {
  readonly writer: SearchWriter
  readonly searchWith: (helpers: Pick<SearchPorts, 'encoder' | 'readRulings'>) => RulingSearch
  readonly suggestions: RulingSuggestions
}

/** Answers on the thread that asks. */
export function searchHere({ lexical, vectors, writer }: SearchIndex): SearchedIndex {
  return {
    writer,
    searchWith: (helpers) => createRulingSearch({ lexical, vectors, ...helpers }),
    suggestions: createRulingSuggestions({ lexical, appliedSequence: writer.appliedSequence, now: () => performance.now() }),
  }
}
