import type { BenchDocument } from '../corpus/corpus.ts'
import type { BenchFilter, BenchQuery } from '../corpus/make-queries.ts'

export type Batches = AsyncIterable<{ document: BenchDocument; vector: Float32Array }[]>
export type FacetTotals = Readonly<Record<string, Readonly<Record<string, number>>>>
export const facetNames = ['base', 'year', 'court', 'type'] as const

type Awaitable<Value> = Value | Promise<Value>

/** Operations of every engine, where supported. Results are best first; ids are those of the documents. */
export interface OpenEngine {
  top(query: BenchQuery, filter: BenchFilter | null, limit: number): Awaitable<number[]>
  newest?(query: BenchQuery): Awaitable<number[]>
  facets?(query: BenchQuery): Awaitable<FacetTotals>
  count?(query: BenchQuery, filter: BenchFilter | null): Awaitable<number>
  nearest?(vector: Float32Array, filter: BenchFilter | null, limit: number): Awaitable<number[]>
  close?(): Awaitable<void>
}

export interface EngineAdapter {
  /** Kinds of queries it cannot answer. */
  readonly unsupported?: readonly string[]
  build(folder: string, batches: Batches): Promise<void>
  /** For `times`, results may stay as the engine finds them: an engine need not read the stored documents to learn their ids. */
  open(folder: string, purpose: 'answers' | 'times'): Promise<OpenEngine>
}
