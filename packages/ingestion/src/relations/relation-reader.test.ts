import type { Database } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { describe, expect, it } from 'vitest'
import { type RelationsTask, readRelations } from '../citations/read-relations.ts'
import { TaskTimedOut, type WorkerPool } from '../workers/worker-pool.ts'
import { readInProcess, readInWorkers } from './relation-reader.ts'

const rulings = Array.from({ length: 23 }, (_, at) =>
  buildRuling({
    idSentence: `${at}`,
    sections: buildSections([`Primero: Que se dijo en la sentencia rol N° ${at + 100}-2019 de la Corte Suprema.`]),
  }),
)
const database: Database = Object.create(null)

/** Reads in this thread, and takes too long where `isTooLong` says so. */
const poolOf = (isTooLong: (tasks: readonly RelationsTask[]) => boolean): { readonly pool: WorkerPool; readonly sizes: number[] } => {
  const sizes: number[] = []
  const run = async (_: string, task: unknown): Promise<never> => {
    const tasks = task as readonly RelationsTask[]
    sizes.push(tasks.length)
    if (isTooLong(tasks)) throw new TaskTimedOut()
    return (await readRelations(tasks)) as never
  }
  return { sizes, pool: { threads: 1, run, closed: () => false, close: async () => undefined } }
}

describe('reading rulings in worker threads', () => {
  it('gives what this thread reads, with each ruling read once', async () => {
    const { pool, sizes } = poolOf(() => false)
    const [here, there] = [readInProcess(database), readInWorkers(database, pool)]
    expect(await there.citations(rulings)).toEqual(await here.citations(rulings))
    expect(await there.texts(rulings)).toEqual(await here.texts(rulings))
    expect(sizes).toEqual([10, 10, 3])
  })

  it('leaves out the one that takes too long, and none that was handed over with it', async () => {
    const { pool } = poolOf((tasks) => tasks.some(({ ruling }) => ruling.docId === rulings[4]?.docId))
    const read = await readInWorkers(database, pool).citations(rulings)
    expect(read.flatMap((one, at) => (one === null ? [at] : []))).toEqual([4])
  })
})
