import type { Database } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { type ExtractedCitations, extractCitations } from '../citations/extract-citations.ts'
import type { ReadRelations, RelationsTask } from '../citations/read-relations.ts'
import { type OwnTexts, readTexts } from '../citations/read-texts.ts'
import { hashOfText } from '../citations/text-reading.ts'
import { readRulings } from '../record/read-rulings.ts'
import { textReadingsOf } from '../workers/text-readings.ts'
import { runOrNull, type WorkerPool } from '../workers/worker-pool.ts'

/** Reads rulings for the steps that store what they cite, and what they are traced by. */
export interface RelationReader {
  /** Stored rulings in the order of their content hashes. One that cannot be read is left out. */
  readonly stored: (hashes: ReadonlyMap<string, string>) => Promise<readonly Ruling[]>
  /** In the order of the rulings; null for one that takes too long. */
  readonly citations: (rulings: readonly Ruling[]) => Promise<readonly (ExtractedCitations | null)[]>
  readonly texts: (rulings: readonly Ruling[]) => Promise<readonly (OwnTexts | null)[]>
}

/** In this thread: for tests and small sets. */
export function readInProcess(database: Database): RelationReader {
  return {
    stored: (hashes) => readRulings(database, [...hashes.keys()], () => undefined),
    citations: (rulings) => Promise.all(rulings.map((ruling) => extractCitations(ruling))),
    texts: async (rulings) => rulings.map((ruling) => readTexts(ruling)),
  }
}

/** Handing a task to a thread and back costs about a millisecond, as much as a third of the reading. */
const maxRulingsOfTask = 10

/** Rulings held until the second step has read them: two batches. */
const maxHeld = 100

/**
 * In worker threads, so that searches are answered meanwhile. Each ruling is read once for both steps where one follows the other.
 * Reading it from the database and handing it to a thread costs about as much as one of them.
 */
export function readInWorkers(database: Database, pool: WorkerPool): RelationReader {
  const held = new Map<string, Ruling>()
  const relations = new WeakMap<Ruling, Promise<ReadRelations | null>>()
  const relationsOf = (rulings: readonly Ruling[]): Promise<readonly (ReadRelations | null)[]> => {
    const unread = rulings.filter((ruling) => !relations.has(ruling))
    const size = Math.max(1, Math.min(maxRulingsOfTask, Math.floor(unread.length / pool.threads)))
    for (let at = 0; at < unread.length; at += size) {
      const own = unread.slice(at, at + size)
      const reading = readInWorker(pool, own)
      for (const [place, ruling] of own.entries()) {
        const read = reading.then((all) => all[place] ?? null)
        relations.set(ruling, read)
        read.catch(() => relations.delete(ruling))
      }
    }
    return Promise.all(rulings.map((ruling) => relations.get(ruling) ?? null))
  }
  return {
    stored: async (hashes) => {
      const keyOf = (docId: string): string => `${docId} ${hashes.get(docId)}`
      const missing = [...hashes.keys()].filter((docId) => !held.has(keyOf(docId)))
      for (const ruling of await readRulings(database, missing, () => undefined)) held.set(keyOf(ruling.docId), ruling)
      const rulings = [...hashes.keys()].flatMap((docId) => held.get(keyOf(docId)) ?? [])
      for (const oldest of held.keys()) if (held.size > maxHeld) held.delete(oldest)
      return rulings
    },
    citations: async (rulings) => (await relationsOf(rulings)).map((read) => read?.citations ?? null),
    texts: async (rulings) => (await relationsOf(rulings)).map((read) => read?.texts ?? null),
  }
}

/** Norms that the preparation of the ruling recognised are not sent to the thread and back. */
async function readInWorker(pool: WorkerPool, rulings: readonly Ruling[]): Promise<readonly (ReadRelations | null)[]> {
  const prepared = rulings.map(({ sections }) => textReadingsOf(pool).take(hashOfText(sections)))
  const tasks = rulings.map((ruling, at): RelationsTask => {
    const reading = prepared[at] ?? null
    return { ruling, reading: reading && { ...reading, norms: [] } }
  })
  const read = await runTasks(pool, tasks)
  return read.map((one, at) => {
    const norms = prepared[at]?.norms
    return one === null || norms === undefined ? one : { ...one, citations: { ...one.citations, norms } }
  })
}

/** One at a time where they take too long together. */
async function runTasks(pool: WorkerPool, tasks: readonly RelationsTask[]): Promise<readonly (ReadRelations | null)[]> {
  const read = await runOrNull<ReadRelations[]>(pool, 'readRelations', tasks)
  if (read !== null || tasks.length === 1) return read ?? [null]
  return (await Promise.all(tasks.map((task) => runTasks(pool, [task])))).flat()
}
