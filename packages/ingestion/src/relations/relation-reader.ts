import type { Database } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { type ReadRelations, readRelations } from '../citations/read-relations.ts'
import type { WrittenQuotation } from '../citations/written-quotations.ts'
import { readStoredRulings } from '../record/read-rulings.ts'
import { runOrNull, type WorkerPool } from '../workers/worker-pool.ts'
import { openPreparedRelations } from './prepared-relations.ts'

/** Reads rulings for the steps that store what they cite, and what they are traced by. */
export interface RelationReader {
  /**
   * Relations of stored rulings by id, in the order of their content hashes. Null for one that takes too long or fails. A ruling is absent
   * where its row cannot be read or has another content by now.
   */
  readonly read: (hashes: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, ReadRelations | null>>
  /** The quotations of a content, in their order, where its preparation has read them. Each is given once. */
  readonly takeWritten: (contentHash: string) => readonly WrittenQuotation[] | null
}

/** In this thread: for tests and small sets. */
export function readInProcess(database: Database): RelationReader {
  const read = readOnce(async (hashes) => {
    const rulings = await readCurrent(database, hashes)
    return new Map(await Promise.all(rulings.map(async (ruling) => [ruling.docId, await readRelations(ruling)] as const)))
  })
  return { read, takeWritten: () => null }
}

/** In worker threads, so that searches are answered meanwhile. What the preparation of the rulings has read is not read again. */
export function readInWorkers(database: Database, pool: WorkerPool): RelationReader {
  const prepared = openPreparedRelations(pool)
  const read = readOnce(async (hashes) => {
    const cached = new Map<string, ReadRelations>()
    const missing = new Map<string, string>()
    for (const [docId, hash] of hashes) {
      const relations = prepared.take(hash)
      if (relations === null) missing.set(docId, hash)
      else cached.set(docId, relations)
    }
    const rulings = await readCurrent(database, missing)
    const relations = await readInTasks(pool, rulings)
    return new Map([...cached, ...rulings.map(({ docId }, at) => [docId, relations[at] ?? null] as const)])
  })
  return { read, takeWritten: (contentHash) => prepared.takeWritten(contentHash) }
}

/** Rulings whose stored content is the one that is asked for. */
async function readCurrent(database: Database, hashes: ReadonlyMap<string, string>): Promise<Ruling[]> {
  const stored = await readStoredRulings(database, [...hashes.keys()])
  return stored.flatMap(({ ruling, contentHash }) => (hashes.get(ruling.docId) === contentHash ? [ruling] : []))
}

/** Rulings held until the second step has them too: two batches. */
const maxHeld = 100

/** Reads each ruling once for both steps where one follows the other: a content hash, of which its id is part, names one ruling. */
function readOnce(read: RelationReader['read']): RelationReader['read'] {
  const held = new Map<string, ReadRelations | null>()
  return async (hashes) => {
    const missing = [...hashes].filter(([, hash]) => !held.has(hash))
    for (const [docId, relations] of await read(new Map(missing))) held.set(hashes.get(docId) ?? '', relations)
    const found = [...hashes].flatMap(([docId, hash]) => {
      const relations = held.get(hash)
      return relations === undefined ? [] : [[docId, relations] as const]
    })
    for (const oldest of held.keys()) if (held.size > maxHeld) held.delete(oldest)
    return new Map(found)
  }
}

/** Handing a task to a thread and back costs about a millisecond, as much as a third of the reading. */
const maxRulingsOfTask = 10

async function readInTasks(pool: WorkerPool, rulings: readonly Ruling[]): Promise<readonly (ReadRelations | null)[]> {
  const size = Math.max(1, Math.min(maxRulingsOfTask, Math.floor(rulings.length / pool.threads)))
  const tasks = Array.from({ length: Math.ceil(rulings.length / size) }, (_, at) => rulings.slice(at * size, (at + 1) * size))
  return (await Promise.all(tasks.map((task) => readInTask(pool, task)))).flat()
}

/** One at a time where they take too long together. */
async function readInTask(pool: WorkerPool, rulings: readonly Ruling[]): Promise<readonly (ReadRelations | null)[]> {
  const read = await runOrNull<(ReadRelations | null)[]>(pool, 'readAllRelations', rulings)
  if (read !== null || rulings.length === 1) return read ?? [null]
  return (await Promise.all(rulings.map((ruling) => readInTask(pool, [ruling])))).flat()
}
