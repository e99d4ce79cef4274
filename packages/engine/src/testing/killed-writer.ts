import { writeSync } from 'node:fs'
import { openEngine } from '../engine/engine.ts'
import { batchOf, randomChanges, testNamespace } from './arbitraries.ts'
import { testDimension } from './random-documents.ts'

/** The batch of a sequence, always the same. */
export function batchNumber(sequence: number) {
  return batchOf(sequence, randomChanges(sequence, 30, 300))
}
export const killedOptions = {
  dimension: testDimension,
  schema: 'test',
  namespaces: { [testNamespace]: { k1: 1.2, b: {}, defaultB: 0.75, frequentWords: { texto: ['ley', 'juez', 'pago'] } } },
} as const
export function openKilled(folder: string) {
  return openEngine({ ...killedOptions, folder, memoryBytes: 200_000 })
}

/** Applies batches until the process is killed. Flushes every third and prints the durable sequence. */
const writeForever = async (folder: string): Promise<void> => {
  const engine = await openKilled(folder)
  writeSync(1, `${engine.sequence}\n`)
  for (let sequence = engine.sequence + 1; ; sequence++) {
    await engine.apply(batchNumber(sequence))
    if (sequence % 3 !== 0) continue
    await engine.flush()
    writeSync(1, `${sequence}\n`)
  }
}

if (import.meta.main) await writeForever(process.argv[2] as string)
