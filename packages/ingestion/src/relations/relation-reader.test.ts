import { listContentHashes, putRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { readRelations } from '../citations/read-relations.ts'
import { writtenQuotations } from '../citations/written-quotations.ts'
import { prepareFeed } from '../run/prepare-feed.ts'
import { prepareRecord, readAllRelations } from '../workers/pool.worker.ts'
import type { RecordTask } from '../workers/prepare-record.ts'
import { TaskTimedOut, type WorkerPool } from '../workers/worker-pool.ts'
import { readInProcess, readInWorkers } from './relation-reader.ts'

const rulings = Array.from({ length: 23 }, (_, at) =>
  buildRuling({
    idSentence: `${at}`,
    sections: buildSections([`Primero: Que se dijo en la sentencia rol N° ${at + 100}-2019 de la Corte Suprema.`]),
  }),
)

/** Runs its tasks in this thread. Reading takes too long where `isTooLong` says so. */
function poolOf(isTooLong: (rulings: readonly Ruling[]) => boolean = () => false, bearsRelations = true) {
  const sizes: number[] = []
  const run = async (name: string, task: unknown): Promise<never> => {
    const { withRelations } = task as RecordTask
    if (withRelations === true && !bearsRelations) throw new TaskTimedOut()
    if (name === 'prepareRecord') return (await prepareRecord(task as RecordTask)) as never
    const own = task as readonly Ruling[]
    sizes.push(own.length)
    if (isTooLong(own)) throw new TaskTimedOut()
    return (await readAllRelations(own)) as never
  }
  const pool: WorkerPool = { threads: 1, run, closed: () => false, close: async () => undefined }
  return { pool, sizes }
}

describeEachDatabase('RelationReader', (open) => {
  const store = async (stored: readonly Ruling[]): Promise<Map<string, string>> => {
    const docIds = stored.map(({ docId }) => docId)
    await putRulings(open().db, stored)
    const hashes = await listContentHashes(open().db, docIds)
    return new Map(docIds.map((docId) => [docId, hashes.get(docId) ?? '']))
  }

  it('gives in threads what this thread reads, in the order asked for, and reads each ruling once', async () => {
    const { pool, sizes } = poolOf()
    const hashes = await store(rulings)
    const reader = readInWorkers(open().db, pool)
    const read = await reader.read(hashes)
    expect([...read]).toEqual([...(await readInProcess(open().db).read(hashes))])
    expect([...read.keys()]).toEqual([...hashes.keys()])
    expect(await reader.read(hashes)).toEqual(read)
    expect(sizes).toEqual([10, 10, 3])
  })

  it('says which ruling takes too long, and reads those that were handed over with it', async () => {
    const slow = rulings[4]?.docId ?? ''
    const { pool } = poolOf((own) => own.some(({ docId }) => docId === slow))
    const read = await readInWorkers(open().db, pool).read(await store(rulings))
    expect(read.size).toBe(rulings.length)
    expect([...read].flatMap(([docId, relations]) => (relations === null ? [docId] : []))).toEqual([slow])
  })

  it('says which ruling fails, and reads the others', async () => {
    const { pool } = poolOf()
    const broken = rulings[4]?.docId ?? ''
    const hashes = await store(rulings)
    const run: WorkerPool['run'] = (name, task) =>
      pool.run(
        name,
        (task as readonly Ruling[]).map((ruling) => (ruling.docId === broken ? { ...ruling, sections: null } : ruling)),
      )
    const read = await readInWorkers(open().db, { ...pool, run }).read(hashes)
    expect([...read].flatMap(([docId, relations]) => (relations === null ? [docId] : []))).toEqual([broken])
    expect(read.size).toBe(rulings.length)
  })

  it('leaves out a ruling whose content is another by now', async () => {
    const hashes = await store(rulings.slice(0, 2))
    const [first = '', second = ''] = hashes.keys()
    const read = await readInProcess(open().db).read(new Map([...hashes, [second, 'of another content']]))
    expect([...read.keys()]).toEqual([first])
  })

  describe('of prepared rulings', () => {
    const quoted = 'la resolución que ponga fin al procedimiento decidirá las cuestiones planteadas por todos los interesados en él'
    const prepare = async (pool: WorkerPool, expectsNew: boolean): Promise<Ruling> => {
      const texto = `Vistos: Primero: Que el artículo 41 de la Ley N° 19.880 dice «${quoted}». Agrega que en el rol N° 123-2019 se acogió.`
      const raw = new TextEncoder().encode(JSON.stringify({ id: '1', coleccion: 'civil', tribunal: 'Corte Suprema', texto }))
      const record = { position: { file: 'a', index: 0, offset: 0, nextOffset: 1 }, raw, hints: {} }
      const feed = (async function* () {
        yield { sourceId: 'generic-jsonl', record, done: 1 }
      })()
      const [only] = await Array.fromAsync(prepareFeed(feed, { pool, today: '2026-11-20', expectsNew: () => expectsNew }))
      if (only?.result.kind !== 'ruling') throw new Error('not prepared')
      return only.result.ruling
    }

    it('takes what the preparation read, which is the same', async () => {
      const { pool, sizes } = poolOf()
      const reader = readInWorkers(open().db, pool)
      const hashes = await store([await prepare(pool, true)])
      const read = await reader.read(hashes)
      expect(sizes).toEqual([])
      expect([...read]).toEqual([...(await readInProcess(open().db).read(hashes))])
      expect([...read.values()].map((relations) => relations?.citations.citations.length)).toEqual([1])
    })

    it('knows the words of its quotations, as its text has them', async () => {
      const { pool } = poolOf()
      const reader = readInWorkers(open().db, pool)
      const prepared = await prepare(pool, true)
      const [hash = ''] = (await store([prepared])).values()
      const { citations, texts } = await readRelations(prepared)
      const paragraphs = prepared.sections.flatMap((section) => section.paragraphs)
      const written = reader.takeWritten(hash)
      expect(written).toEqual(writtenQuotations(paragraphs, texts.quotations, citations.norms))
      expect(written?.map(({ written: words, norms }) => [words, norms])).toEqual([[quoted, [{ idNorma: 210676, article: '41' }]]])
      expect(reader.takeWritten(hash)).toBeNull()
    })

    it('reads a ruling whose stored content is another', async () => {
      const { pool, sizes } = poolOf()
      const reader = readInWorkers(open().db, pool)
      const prepared = await prepare(pool, true)
      const hashes = await store([{ ...prepared, sections: buildSections(['Primero: Que nada se cita.']) }])
      expect([...(await reader.read(hashes)).values()].map((relations) => relations?.citations.citations)).toEqual([[]])
      expect(sizes).toEqual([1])
    })

    it('prepares a ruling without its relations where they take too long with it', async () => {
      const { pool, sizes } = poolOf(() => false, false)
      const reader = readInWorkers(open().db, pool)
      const read = await reader.read(await store([await prepare(pool, true)]))
      expect([...read.values()].map((relations) => relations?.citations.citations.length)).toEqual([1])
      expect(sizes).toEqual([1])
    })

    it('reads no relations ahead where little is new, nor where nobody stores them', async () => {
      const { pool, sizes } = poolOf()
      const prepared = await prepare(pool, true)
      const reader = readInWorkers(open().db, pool)
      await prepare(pool, false)
      await reader.read(await store([prepared]))
      expect(sizes).toEqual([1])
    })
  })
})
