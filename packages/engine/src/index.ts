export { Engine, type EngineOptions, openEngine } from './engine/engine.ts'
export { EngineReader, openReader, type ReaderOptions } from './engine/engine-reader.ts'
export type { Replacement } from './engine/replacement.ts'
export type { Snapshot } from './engine/snapshot.ts'
export { SegmentDamaged } from './files/byte-source.ts'
export { diskFiles } from './files/disk-files.ts'
export type { FileLayer, ReadableFile, WritableFile } from './files/file-layer.ts'
export type { Bm25fParameters } from './model/bm25f.ts'
export type { EngineBatch, EngineChange, EngineDocument, TokenStream } from './model/document.ts'
export { type Filter, groupField, idField } from './model/filter.ts'
export type { NamespaceOptions } from './model/namespace-options.ts'
export type {
  CollapsedGroups,
  FacetCount,
  Hit,
  NearestRequest,
  NearTerm,
  NearTermsRequest,
  PrimaryMatches,
  SearchAnswer,
  SearchRequest,
  SortKey,
  SortOrder,
} from './model/requests.ts'
export type { FieldWeights, TextQuery } from './model/text-query.ts'
export { FolderInUse, FolderReadOnly } from './store/folder-lock.ts'
export { IndexRefused, storedSchema } from './store/manifest.ts'
export { type IndexProblem, type VerifyOptions, type VerifyResult, verifyIndex } from './store/verify-index.ts'
export { limitResidentVectors } from './vectors/kernel-rows.ts'
