import type { CorpusFacts } from '../corpus/corpus.ts'
import type { Answers, Built, Measured } from '../measure/engine-results.ts'
import type { ComparedQueries } from './compare-answers.ts'

/** All that a run measured; by engine, where the engine ran. */
export interface Findings {
  readonly names: readonly string[]
  readonly documents: number
  /** Mean number of terms that was asked for. */
  readonly length: number
  readonly facts: CorpusFacts
  readonly queries: ComparedQueries['queries']
  readonly dates: ComparedQueries['dates']
  readonly built: ReadonlyMap<string, Built>
  readonly answers: ReadonlyMap<string, Answers>
  /** One for each round. */
  readonly measured: ReadonlyMap<string, readonly Measured[]>
  readonly exact: Readonly<Record<string, readonly (readonly number[])[]>>
}
