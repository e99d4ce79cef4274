import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { collectionIds } from '@basejuris/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Encoder } from '../../encoder/encoder.ts'
import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'
import { createHashingEncoder } from '../../encoder/hashing-encoder.ts'
import { toIndexDocuments } from '../../indexing/index-documents.ts'
import type { IndexBatch, IndexWriter } from '../../ports/index.ts'
import { findMarks } from '../../ranking/present/highlight.ts'
import { SearchAborted } from '../../ranking/request/search-budget.ts'
import { describeIndexHost, hostSchema } from '../../testing/index-host.suite.ts'
import { manyRulings } from '../../testing/many-rulings.ts'
import { requestFor } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'
import { searchInProcess } from '../search-host.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { type EmbeddedHost, openEmbeddedHost } from './embedded-host.ts'
import { openEngineIndex } from './engine-index.ts'

const encoder = createHashingEncoder()
const rulings = manyRulings.slice(0, 12)
let folder: string
let opened: EmbeddedHost[] = []
const refusals: string[] = []

const open = async (): Promise<EmbeddedHost> => {
  const thread = await openEmbeddedHost({
    folder,
    dimension: encoder.dimension,
    schema: 'test',
    onRefused: (reason) => refusals.push(reason),
  })
  opened.push(thread)
  return thread
}
const batchOf = async (which: typeof rulings, sequence: number): Promise<IndexBatch> => {
  const documents = await Promise.all(which.map((ruling) => toIndexDocuments(ruling, encoder)))
  const changes = documents.flatMap(({ ruling, passages }) => [
    { kind: 'upsert' as const, namespace: 'rulings' as const, document: ruling },
    ...passages.map((document) => ({ kind: 'upsert' as const, namespace: 'passages' as const, document })),
  ])
  return { sequence, changes }
}
const fill = async (writer: IndexWriter): Promise<void> => writer.apply(await batchOf(rulings, 5))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-thread-'))
  refusals.length = 0
})
afterEach(async () => {
  for (const thread of opened) await thread.writer.close().catch(() => undefined)
  opened = []
  await rm(folder, { recursive: true, force: true })
})

describeIndexHost('embedded engine in a thread of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-thread-'))
  const openHost = (): Promise<EmbeddedHost> => openEmbeddedHost({ folder, dimension: encoder.dimension, schema: hostSchema })
  let host = await openHost()
  return {
    get host() {
      return host
    },
    document: async (id, word) =>
      (await toIndexDocuments(rulingOf(id, { sections: [section('c1', 'considerando', word)] }), encoder)).ruling,
    find: async (word) => (await host.searchWith({ encoder }).search(requestFor(word))).hits.map(({ docId }) => docId).toSorted(),
    reopen: async () => {
      await host.writer.close()
      host = await openHost()
      return host
    },
    dispose: async () => {
      await host.writer.close()
      await rm(folder, { recursive: true })
    },
  }
})

it('answers as on the calling thread', async () => {
  const thread = await open()
  await fill(thread.writer)
  expect(await thread.writer.appliedSequence()).toBe(5)
  const search = thread.searchWith({ encoder })
  const index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
  await fill(index.writer)
  const here = searchInProcess(index).searchWith({ encoder })
  for (const query of ['multa camino', 'art. 161 Código del Trabajo', '"de la"', 'servidunbre camino', '', 'qqqq zzzz']) {
    const { highlighter, ...found } = await search.search(requestFor(query))
    const { highlighter: expected, ...expectedResult } = await here.search(requestFor(query))
    expect(found, query).toEqual(expectedResult)
    const text = 'La multa del camino y el artículo 161 del Código del Trabajo.'
    expect(findMarks(text, highlighter), query).toEqual(findMarks(text, expected))
  }
  expect(await search.facetsOf({ collections: collectionIds, fictional: 'incluir' })).toEqual(
    await here.facetsOf({ collections: collectionIds, fictional: 'incluir' }),
  )
  const semantic = { message: 'multa del camino', collections: collectionIds, fictional: 'incluir' as const, filters: {}, topK: 3 }
  expect(await search.semantic(semantic)).toEqual(await here.semantic(semantic))
})

it('searches by words while the encoder of its caller is unavailable, and rejects a search by meaning alone', async () => {
  const thread = await open()
  await fill(thread.writer)
  const away: Encoder = { ...encoder, encodeQuery: () => Promise.reject(new EncoderUnavailable('El servicio respondió 503.')) }
  const search = thread.searchWith({ encoder: away })
  const found = await search.search(requestFor('multa camino'))
  expect(found.meaningAvailable).toBe(false)
  const semantic = search.semantic({ message: 'multa del camino', collections: collectionIds, fictional: 'incluir', filters: {}, topK: 3 })
  await expect(semantic).rejects.toThrow(EncoderUnavailable)
  await expect(semantic).rejects.toThrow('El servicio respondió 503.')
})

it('opens in the thread that was prepared, which ends where nothing is opened', async () => {
  const threads: Worker[] = []
  const count = (thread: Worker): void => void threads.push(thread)
  process.on('worker', count)
  const engine = embeddedEngine(folder)
  const endUnused = engine.prepare()
  await setImmediate()
  const unusedEnded = threads[0] === undefined ? null : once(threads[0], 'exit')
  await endUnused()
  expect(await unusedEnded).not.toBeNull()
  const endAgain = engine.prepare()
  const host = await engine.open({ dimension: encoder.dimension, schema: 'test' })
  opened.push(host)
  await endAgain()
  process.off('worker', count)
  expect(threads).toHaveLength(2)
  await host.ping()
})

it('is replaced atomically by an index with another schema', async () => {
  const thread = await open()
  await fill(thread.writer)
  const left = thread.replace('other')
  await left.writer.apply(await batchOf(rulings.slice(0, 3), 5))
  expect(await left.writer.appliedSequence()).toBe(5)
  expect(thread.schema()).toBe('test')
  await left.optimize()
  expect(await left.activate()).toBe(true)
  expect([thread.schema(), await thread.writer.appliedSequence()]).toEqual(['other', 5])
  const { total } = await thread.searchWith({ encoder }).search(requestFor(''))
  expect(total).toBe(3)
})

it('keeps what was flushed, reports damage, and answers nothing once closed', async () => {
  const thread = await open()
  await fill(thread.writer)
  expect((await thread.verify()).problems).toEqual([])
  await expect(open()).rejects.toMatchObject({ name: 'FolderInUse' })
  await thread.writer.close()
  await expect(thread.writer.apply({ sequence: 6, changes: [] })).rejects.toThrow('closed')
  const again = await open()
  expect(await again.writer.appliedSequence()).toBe(5)
  await again.writer.close()
  const manifest = await readFile(join(folder, 'manifest'))
  await writeFile(join(folder, 'manifest'), manifest.subarray(0, manifest.length - 3))
  expect(await (await open()).writer.appliedSequence()).toBe(0)
  expect(refusals).toHaveLength(1)
})

it('refuses a batch as a whole, with the reason', async () => {
  const thread = await open()
  const batch = await batchOf(rulings.slice(0, 1), 1)
  const vector = new Float32Array(3)
  const changes = batch.changes.map((change) =>
    change.kind === 'upsert' ? { ...change, document: { ...change.document, vector } } : change,
  )
  await expect(thread.writer.apply({ sequence: 1, changes })).rejects.toThrow(/dimension/)
  expect(await thread.writer.appliedSequence()).toBe(0)
})

it('asks again when an index of another encoder takes over while a query is encoded', async () => {
  const thread = await open()
  await fill(thread.writer)
  const replacement = thread.replace('later')
  await fill(replacement.writer)
  let encoded = 0
  const replacing: Encoder = {
    ...encoder,
    encodeQuery: async (text) => {
      if (encoded++ === 0) expect(await replacement.activate()).toBe(true)
      return encoder.encodeQuery(text)
    },
  }
  const { hits } = await thread.searchWith({ encoder: replacing }).search({ ...requestFor('multa camino'), mode: 'semantica' })
  expect(encoded).toBe(2)
  expect(hits.length).toBeGreaterThan(0)
})

it('drops an aborted search that waits, and ends one that runs', async () => {
  const thread = await open()
  await fill(thread.writer)
  const controller = new AbortController()
  const { signal } = controller
  const leaving: Encoder = {
    ...encoder,
    encodeQuery: async (text) => {
      controller.abort()
      return encoder.encodeQuery(text)
    },
  }
  const running = thread.searchWith({ encoder: leaving }).search(requestFor('multa camino'), { signal })
  await expect(running).rejects.toThrow(SearchAborted)
  const { search, semantic } = thread.searchWith({ encoder })
  await expect(search(requestFor('multa camino'), { signal })).rejects.toThrow(SearchAborted)
  const request = { message: 'multa del camino', collections: collectionIds, fictional: 'incluir' as const, filters: {}, topK: 3 }
  await expect(semantic(request, { signal })).rejects.toThrow(SearchAborted)
  expect(
    await thread.suggestions.suggest({ text: 'multa', collections: collectionIds, fictional: 'incluir', limit: 3 }, { signal }),
  ).toEqual([])
  expect((await search(requestFor('multa camino'))).total).toBeGreaterThan(0)
})

it('answers a visitor before the searches that another one sent earlier', async () => {
  const thread = await open()
  await fill(thread.writer)
  const { search } = thread.searchWith({ encoder })
  const unknownWords = (seed: number): string => Array.from({ length: 180 }, (_, at) => `multaq${seed}x${at}z`).join(' ')
  const answered: string[] = []
  const earlier = Array.from({ length: 30 }, (_, at) =>
    search(requestFor(unknownWords(at)), { visitor: '10.6.6.6' }).then(() => answered.push('earlier')),
  )
  await earlier[0]
  await search(requestFor('multa camino'), { visitor: '10.0.0.1' })
  const answeredBefore = answered.length
  await Promise.all(earlier)
  expect(answeredBefore).toBeLessThan(10)
})
