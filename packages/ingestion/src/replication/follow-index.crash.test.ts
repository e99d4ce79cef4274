import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listDocIds, listRulings, lockDataFolder, openDatabase, putRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { namespaces, type SearchIndex } from '@basejuris/search'
import { buildRuling, buildSections, copyPreparedDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInProcess } from './build-documents.ts'
import { type CrashScenario, encoder, openFixtureIndex } from './crash-child.fixture.ts'
import { followIndex } from './follow-index.ts'

const build = buildInProcess(encoder)
const rulingOf = (id: string, words: string): Ruling => buildRuling({ idSentence: id, sections: buildSections([`Primero: Que ${words}.`]) })
const stored = ['uno', 'dos', 'tres'].map((id) => rulingOf(id, `el asunto ${id} trata de canelos y lengas`))
const changed: Record<CrashScenario['change'], Ruling> = {
  add: rulingOf('cuatro', 'el asunto nuevo trata de araucarias'),
  change: { ...rulingOf('dos', 'el asunto dos trata ahora de mañíos'), outcome: 'rechaza' },
  remove: stored[1] as Ruling,
}

/** Everything an index answers about its documents: ids, facets, terms with their frequencies, neighbours. */
const describeIndex = async ({ lexical, vectors }: SearchIndex, terms: readonly string[]) => {
  const all = { text: null, filter: null, sort: 'relevance', offset: 0, limit: 1000 } as const
  const facets = ['coleccion', 'tribunal', 'resultado', 'norma', 'anio'].map((name) => ({ name, limit: 100 }))
  return Promise.all(
    namespaces.map(async (namespace) => {
      const { hits, total, facets: counts } = await lexical.search(namespace, { ...all, facets })
      const near = await Promise.all(hits.map(({ id }) => vectors.nearest(namespace, { near: { id }, filter: null, limit: 50 })))
      const frequencies = await lexical.documentFrequencies(namespace, terms, ['text', 'frame', 'caption'])
      return { namespace, hits, total, counts, near, frequencies }
    }),
  )
}

const termsOf = async (rulings: readonly Ruling[]): Promise<string[]> => {
  const documents = (await build(rulings)).flatMap((built) => (built === null ? [] : [built.ruling, ...built.passages]))
  return [...new Set(documents.flatMap(({ fields }) => Object.values(fields).flatMap(({ terms }) => terms)))]
}

describe('an index after its process was killed', { timeout: 120_000 }, () => {
  let root = ''
  let made = 0
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'crash-'))
    const dataDir = join(root, 'before')
    await copyPreparedDatabase(join(dataDir, 'database'))
    const lock = lockDataFolder(dataDir)
    const database = await openDatabase({ folder: join(dataDir, 'database'), lock })
    const { writer } = await openFixtureIndex(dataDir)
    await putRulings(database.db, stored)
    await followIndex({ database: database.db, writer, build })
    await writer.close()
    await database.close()
    lock.release()
  }, 120_000)
  afterAll(() => rm(root, { recursive: true, force: true }))

  const crash = async (change: CrashScenario['change'], point: CrashScenario['point']): Promise<string> => {
    const dataDir = join(root, `case-${++made}`)
    await cp(join(root, 'before'), dataDir, { recursive: true })
    const order: CrashScenario = { dataDir, change, point, ruling: changed[change] }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'crash-child.fixture.ts'), JSON.stringify(order)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (data) => {
      complaint += String(data)
    })
    const [, signal] = await once(child, 'exit')
    expect(signal, complaint).toBe('SIGKILL')
    return dataDir
  }

  const cases = [
    ...(['add', 'change', 'remove'] as const).flatMap((change) =>
      (['after_commit', 'after_apply'] as const).map((point) => [change, point] as const),
    ),
    ['change', 'after_flush'],
  ] as const

  it.each(cases)('equals the database again (%s, killed %s)', async (change, point) => {
    const dataDir = await crash(change, point)
    const lock = lockDataFolder(dataDir)
    const { db, close } = await openDatabase({ folder: join(dataDir, 'database'), lock })
    const [index, fresh] = [await openFixtureIndex(dataDir), await openFixtureIndex(null)]
    try {
      const rulings = await listRulings(db, await listDocIds(db, { limit: 100 }))
      const expected = {
        add: [...stored, changed.add],
        change: [stored[0], changed.change, stored[2]],
        remove: [stored[0], stored[2]],
      }
      expect(new Set(rulings)).toEqual(new Set(expected[change]))
      const { applied } = await followIndex({ database: db, writer: index.writer, build })
      expect(applied).toBe(point === 'after_flush' ? 0 : 1)
      await followIndex({ database: db, writer: fresh.writer, build })
      const terms = await termsOf([...stored, ...rulings])
      expect(await describeIndex(index, terms)).toEqual(await describeIndex(fresh, terms))
      expect((await describeIndex(index, []))[0]?.total).toBe(rulings.length)
    } finally {
      await Promise.all([index.writer.close(), fresh.writer.close()])
      await close()
      lock.release()
    }
  })
})
