import { createNormSearch, type NormSearch } from '../norms/norm-search.ts'
import type { IndexHost, IndexWriter, SearchIndex } from '../ports/index.ts'
import type { SearchPorts } from '../ranking/request/search-ports.ts'
import { createRulingSearch, type RulingSearch } from '../ruling-search.ts'
import { createRulingSuggestions, type RulingSuggestions } from '../suggestions/ruling-suggestions.ts'

/** An index with the searches over it, whichever thread runs them. */
export interface SearchableIndex {
  readonly writer: IndexWriter
  readonly searchWith: (helpers: Pick<SearchPorts, 'encoder' | 'readRulings'>) => RulingSearch
  readonly suggestions: RulingSuggestions
  readonly norms: NormSearch
  /** Resolves once whatever runs the searches has answered. */
  readonly ping: () => Promise<void>
}

/** What an adapter opens: an index that can be searched and replicated. */
export interface SearchHost extends SearchableIndex, IndexHost {}

/** Runs the searches on the calling thread. */
export function searchInProcess({ lexical, vectors, writer }: SearchIndex): SearchableIndex {
  return {
    writer,
    searchWith: (helpers) => createRulingSearch({ lexical, vectors, ...helpers }),
    norms: createNormSearch({ lexical, vectors }),
    suggestions: createRulingSuggestions({ lexical, appliedSequence: writer.appliedSequence, now: () => performance.now() }),
    ping: async () => undefined,
  }
}
