import type { CorpusFacts } from '../corpus/corpus.ts'
import type { Answers, Built, Measured } from '../measure/engine-results.ts'
import type { ComparedQueries } from './compare-answers.ts'

/** All measurements of a run, by engine that ran. */
export interface Findings {
  readonly names: readonly string[]
  readonly documents: number
  /** Requested mean number of terms. */
  readonly length: number
  readonly facts: CorpusFacts
  readonly queries: ComparedQueries['queries']
  readonly dates: ComparedQueries['dates']
  readonly built: ReadonlyMap<string, Built>
  readonly answers: ReadonlyMap<string, Answers>
  /** One per round. */
  readonly measured: ReadonlyMap<string, readonly Measured[]>
  readonly exact: Readonly<Record<string, readonly (readonly number[])[]>>
}

/** Why an engine has no results. */
export function reasonNotRun({ names }: Pick<Findings, 'names'>, engine: string): string {
  return names.includes(engine) ? `${engine} does not run here` : `${engine} was left out of --engines`
}
