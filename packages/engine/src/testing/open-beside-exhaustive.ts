import { type Engine, openEngine } from '../engine/engine.ts'
import type { Bm25fParameters } from '../model/bm25f.ts'
import { batchOf, randomChanges, testNamespace } from './arbitraries.ts'
import { ExhaustiveIndex } from './exhaustive-index.ts'
import { testDimension } from './random-documents.ts'

/** An engine in memory and the exhaustive index, after the same random changes: a batch of `size` for each seed. */
export async function openBesideExhaustive(
  parameters: Bm25fParameters,
  seeds: readonly number[],
  size: number,
): Promise<{ readonly engine: Engine; readonly exhaustive: ExhaustiveIndex }> {
  const exhaustive = new ExhaustiveIndex(parameters)
  const engine = await openEngine({ folder: null, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters } })
  for (const [i, seed] of seeds.entries()) {
    const batch = batchOf(i + 1, randomChanges(seed, size, 300))
    exhaustive.apply(batch)
    await engine.apply(batch)
  }
  return { engine, exhaustive }
}
