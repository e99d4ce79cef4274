import type { IndexWriter, SearchIndex } from '../ports/index.ts'
import type { SearchPorts } from '../ranking/request/search-ports.ts'
import { createRulingSearch, type RulingSearch } from '../ruling-search.ts'
import { createRulingSuggestions, type RulingSuggestions } from '../suggestions/ruling-suggestions.ts'

/** An index with what answers questions about it, wherever it does. */
export interface SearchableIndex {
  readonly writer: IndexWriter
  readonly searchWith: (helpers: Pick<SearchPorts, 'encoder' | 'readRulings'>) => RulingSearch
  readonly suggestions: RulingSuggestions
}

/** Answers on the thread that asks. */
export function searchInProcess({ lexical, vectors, writer }: SearchIndex): SearchableIndex {
  return {
    writer,
    searchWith: (helpers) => createRulingSearch({ lexical, vectors, ...helpers }),
    suggestions: createRulingSuggestions({ lexical, appliedSequence: writer.appliedSequence, now: () => performance.now() }),
  }
}
