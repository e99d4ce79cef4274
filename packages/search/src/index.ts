export { type Verified, type VerifyOptions, verifyIndex } from '@basejuris/engine'
export { bestFragment, type MarkedText } from './best-fragment.ts'
export type { QueryCorrection } from './correction/query-correction.ts'
export type { CorrectableRequest, CorrectedSearchResult } from './correction/search-corrected.ts'
export { type Encoder, vectorDimension } from './encoder/encoder.ts'
export { createHashingEncoder } from './encoder/hashing-encoder.ts'
export { type EngineIndex, type EngineIndexOptions, openEngineIndex } from './engine-adapter/engine-index.ts'
export type { IndexReplacement } from './engine-adapter/index-replacement.ts'
export { lowered, raisedByMeaning } from './evaluation/compare-with-words.ts'
export { type EvaluationInput, type EvaluationTable, evaluateRulings } from './evaluation/evaluate-rulings.ts'
export { figuresOf, missedFloors, raiseFloors, readFloors } from './evaluation/floors.ts'
export { formatEvaluation } from './evaluation/format-evaluation.ts'
export { type JudgedQuery, parseJudgedQueries } from './evaluation/judged-queries.ts'
export { createHighlighter, type Highlighter, type Mark, marksIn } from './highlight.ts'
export { indexSchemaVersion } from './indexing/fields.ts'
export { type RulingDocuments, toIndexDocuments } from './indexing/index-documents.ts'
export { anchorOfPassage, findPassage, type Passage, passageText, slicePassages } from './indexing/slice-passages.ts'
export { type ClusterPosition, withCluster } from './indexing/with-cluster.ts'
export { type MemoryIndexOptions, openMemoryIndex } from './memory/memory-index.ts'
export * from './ports.ts'
export { maxQueryLength, parseQuery } from './query/parse-query.ts'
export type { ParsedQuery, QueryChip } from './query/parsed-query.ts'
export { anchorLabel } from './ranking/anchor-label.ts'
export type { SemanticRequest } from './ranking/nearest-rulings.ts'
export type { Contrast, Neighbourhood } from './ranking/neighbours.ts'
export type { SearchPorts } from './ranking/search-context.ts'
export type { RulingFilters, RulingSearchRequest, RulingSort, SearchMode } from './ranking/search-request.ts'
export type {
  EmptyAnswer,
  PassageHit,
  RelevanceLevel,
  RulingFacets,
  RulingHit,
  RulingSearchResult,
} from './ranking/search-result.ts'
export { createRulingSearch, type RulingSearch } from './ruling-search.ts'
export { createRulingSuggestions, type RulingSuggestions } from './suggestions/ruling-suggestions.ts'
export type { FoundSuggestion, SuggestionRequest } from './suggestions/suggestion.ts'
