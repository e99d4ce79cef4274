export { embeddedEngine } from './adapters/embedded/embedded-engine.ts'
export { type EngineIndex, type EngineIndexOptions, openEngineIndex } from './adapters/embedded/engine-index.ts'
export { type EngineName, type EngineProblem, EngineRefused } from './adapters/engine-refused.ts'
export { EngineUnavailable } from './adapters/engine-unavailable.ts'
export { type EngineAddress, parseEngineAddress } from './adapters/opensearch/cluster/engine-address.ts'
export { indexFormat as clusterFormat } from './adapters/opensearch/cluster/index-body.ts'
export { opensearchEngine } from './adapters/opensearch/opensearch-engine.ts'
export { parseVectorAddress, type VectorAddress } from './adapters/qdrant/vector-address.ts'
export { type SearchableIndex, type SearchHost, searchInProcess } from './adapters/search-host.ts'
export type { QueryCorrection } from './correction/query-correction.ts'
export type { CorrectableRequest, CorrectedSearchResult } from './correction/search-corrected.ts'
export { type BuiltInKind, builtInKindOf, createBuiltInEncoder, isBuiltInKind } from './encoder/built-in-encoders.ts'
export { cachedEncoder } from './encoder/cached-encoder.ts'
export { type Encoder, vectorDimension } from './encoder/encoder.ts'
export { type EncoderSettings, encoderSettingsSchema } from './encoder/encoder-settings.ts'
export { EncoderUnavailable } from './encoder/encoder-unavailable.ts'
export { createHashingEncoder } from './encoder/hashing-encoder.ts'
export { createLearntEncoder } from './encoder/learnt/learnt-encoder.ts'
export { amountOf, textFeatures } from './encoder/learnt/learnt-features.ts'
export { formatWeights, weightsFile } from './encoder/learnt/learnt-weights.ts'
export { openOnnxEncoder } from './encoder/onnx-encoder.ts'
export { keyFor, openEncoder } from './encoder/open-encoder.ts'
export { createOpenAiEncoder } from './encoder/openai-encoder.ts'
export { precomputedEncoder } from './encoder/precomputed-encoder.ts'
export { BaselineBm25, createStemmedBm25 } from './evaluation/baseline-bm25.ts'
export { bootstrapInterval } from './evaluation/bootstrap.ts'
export { familiesRaisedByMeaning, findRegressions } from './evaluation/compare-systems.ts'
export { type EvaluationInput, type EvaluationTable, evaluateRulings } from './evaluation/evaluate-rulings.ts'
export { findFalls, floorOf, readFloor, saveFloor } from './evaluation/floors.ts'
export { formatEvaluation } from './evaluation/format-evaluation.ts'
export { type JudgedQuery, judgedRulings, parseJudgedQueries } from './evaluation/judged-queries.ts'
export { mean, normalisedDiscountedGain, recallAt } from './evaluation/metrics.ts'
export { countFound, type FamilyFigures, figuresOfQueries, type MeanFigure, poolRuns } from './evaluation/round-figures.ts'
export {
  type FirstRun,
  findRoundRecord,
  listRoundRecords,
  type MeasuredQuery,
  type RoundFamily,
  type RoundRecord,
  type RoundSystem,
  roundFamilies,
  roundProduct,
  roundSystems,
} from './evaluation/round-record.ts'
export { seededNumbers } from './evaluation/seeded-random.ts'
export { caseKey } from './indexing/case-keys.ts'
export { indexSchemaVersion, passageTexts, type RulingDocuments, toIndexDocuments } from './indexing/index-documents.ts'
export { namesRuling } from './indexing/names-ruling.ts'
export { anchorOfPassage, findPassage, type Passage, passageText, slicePassages } from './indexing/slice-passages.ts'
export { topicsOfRuling } from './indexing/topics-of-ruling.ts'
export { type ClusterPosition, withCluster } from './indexing/with-cluster.ts'
export { findNamedNorms, findNormNamedAlone, keysCompleting, keysNamed, type NamedNorm } from './norms/named-norms.ts'
export { type IndexedArticle, type IndexedNorm, normDocumentsVersion, toNormDocuments } from './norms/norm-documents.ts'
export {
  createNormSearch,
  type FindNorms,
  type NearestNorms,
  type NormFilters,
  type NormHit,
  type NormSearch,
} from './norms/norm-search.ts'
export { sliceText } from './norms/norm-slices.ts'
export { createNormHighlighter } from './norms/norm-words.ts'
export * from './ports/index.ts'
export { meantKind } from './query/conditions/condition.ts'
export { maxQueryLength } from './query/formal/typed/typed-text.ts'
export { parseQuery, type QueryContext } from './query/parse-query.ts'
export type { ParsedQuery, QueryChip } from './query/parsed-query.ts'
export type { RulingFacets } from './ranking/order/facets.ts'
export { anchorLabel } from './ranking/present/anchor-label.ts'
export { bestFragment, fragmentAround, type MarkedText } from './ranking/present/best-fragment.ts'
export { anchorsWithWords } from './ranking/present/explain-hits.ts'
export { createHighlighter, findMarks, type Highlighter, type Mark } from './ranking/present/highlight.ts'
export type {
  EmptyAnswer,
  PassageHit,
  Reason,
  RelevanceLevel,
  RulingHit,
  RulingSearchResult,
} from './ranking/present/search-result.ts'
export type { CitingRequest, CitingRulings } from './ranking/related/citing-rulings.ts'
export type { Contradiction, ContradictionAnswer, NoContradictions } from './ranking/related/contradictions.ts'
export type { ContraryRulings } from './ranking/related/contrary-rulings.ts'
export type { SemanticRequest } from './ranking/related/nearest-rulings.ts'
export type { Neighbourhood } from './ranking/related/neighbours.ts'
export type { OpposedPair } from './ranking/related/opposed-pairs.ts'
export type { DemandsRequest, QuestionDemand, QuestionDemands } from './ranking/related/question-demands.ts'
export type { TopicReach } from './ranking/related/topic-reach.ts'
export { rulingsOnTopics } from './ranking/related/topic-rulings.ts'
export { maxReviewedWords, SearchAborted, SearchTooHeavy } from './ranking/request/search-budget.ts'
export type { SearchPorts } from './ranking/request/search-ports.ts'
export type { Corpus, RulingFilters, RulingSearchRequest, RulingSort, SearchMode } from './ranking/request/search-request.ts'
export { createRulingSearch, type RulingSearch, type SearchControl } from './ruling-search.ts'
export { createRulingSuggestions, type RulingSuggestions } from './suggestions/ruling-suggestions.ts'
export type { FoundSuggestion, SuggestionRequest } from './suggestions/suggestion.ts'
export { type MatterNorm, normsOfMatters } from './topics/matter-norms.ts'
export { outsideSubjects } from './topics/outside-subjects.ts'
export type { Topic } from './topics/topic.ts'
export { createTopicFinder, type TopicFinder } from './topics/topic-finder.ts'
export { topics } from './topics/topic-table.ts'
export { typedPhrases } from './topics/typed-phrases.ts'
