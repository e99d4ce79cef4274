import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { inFilter, rangeFilter } from '../../ports/index.ts'
import { axis, documentOf, upserts } from '../../testing/index-documents.ts'
import { describeIndexHost, hostSchema, throughPorts } from '../../testing/index-host.suite.ts'
import { describeSearchPorts, suiteDimension } from '../../testing/ports.suite.ts'
import { composeIndex, type WordsHost, wordsSchema } from '../composed.ts'
import { openEngineIndex } from '../embedded/engine-index.ts'
import type { EngineRefused } from '../engine-refused.ts'
import { nextStoreAddress, openTestStore, type TestStore } from './test-store.fixture.ts'
import { vectorStore } from './vector-store.ts'

/** Words of the embedded engine in a folder, vectors of the server. */
const openComposed = async (schema: string) => {
  const store = await openTestStore(schema)
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-words-'))
  const words = await openEngineIndex({ folder, dimension: suiteDimension, schema: wordsSchema(schema) })
  const dispose = async (): Promise<void> => {
    await store.dispose()
    await words.engine.abandon().catch(() => undefined)
    await rm(folder, { recursive: true })
  }
  return { store, words, dispose, index: composeIndex(words, store.host()) }
}

describeIndexHost('Qdrant beside the embedded engine', async () => {
  let opened = await openComposed(hostSchema)
  return {
    ...throughPorts(() => opened.index),
    get host() {
      return opened.index
    },
    reopen: async () => {
      opened = { ...opened, index: composeIndex(opened.words, await opened.store.reopen()) }
      return opened.index
    },
    dispose: () => opened.dispose(),
  }
})

describeSearchPorts(
  'Qdrant beside the embedded engine',
  async () => {
    const { store, words, index, dispose } = await openComposed('suite')
    // Only the host of the vectors is left as a crash would: what the words applied stays.
    const reopen = async (): Promise<WordsHost> => composeIndex(words, await store.reopen())
    return { index, isDurableOnceApplied: true, reopen, dispose }
  },
  { share: 0.03 },
)

const stores: TestStore[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.dispose()
})
const opened = async (...parameters: Parameters<typeof openTestStore>): Promise<TestStore> => {
  const store = await openTestStore(...parameters)
  stores.push(store)
  return store
}

const seeded = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31 - 0.5
  }
}

describe.each(['scalar', 'binary', 'none'] as const)('1,024 dimensions, quantisation %s', (quantisation) => {
  it('finds the nearest, with and without a filter, and scores with whole vectors', async () => {
    const dimension = 1024
    const next = seeded(7)
    const centres = Array.from({ length: 20 }, () => Array.from({ length: dimension }, next))
    const vectors = Array.from({ length: 3000 }, (_, i) => Float32Array.from(centres[i % 20] as number[], (value) => value + next() * 0.9))
    const store = await opened('suite', dimension, nextStoreAddress({ quantisation }))
    for (let at = 0; at < vectors.length; at += 1000)
      await store.host().writer.apply(
        upserts(
          at + 1,
          vectors.slice(at, at + 1000).map((vector, i) =>
            documentOf(`d${at + i}`, '', {
              vector,
              facets: { corte: [`c${(at + i) % 7}`] },
              sortKeys: { fecha: at + i, rol: `C-${at + i}` },
            }),
          ),
        ),
      )
    const cosine = (a: Float32Array, b: Float32Array): number =>
      a.reduce((sum, value, i) => sum + value * (b[i] as number), 0) / (Math.hypot(...a) * Math.hypot(...b))
    const recalls: number[] = []
    for (let q = 0; q < 20; q++) {
      const near = Float32Array.from(centres[q] as number[], (value) => value + next() * 0.5)
      const exact = vectors.map((vector, i) => ({ id: `d${i}`, score: cosine(near, vector) })).sort((a, b) => b.score - a.score)
      const filtered = exact.filter(({ id }) => Number(id.slice(1)) % 7 === 3)
      for (const [expected, filter] of [
        [exact, null],
        [filtered, inFilter('corte', ['c3'])],
      ] as const) {
        const hits = await store.host().vectors.nearest('rulings', { near, filter, limit: 10 })
        const best = new Map(expected.slice(0, 10).map(({ id, score }) => [id, score]))
        recalls.push(hits.filter(({ id }) => best.has(id)).length / 10)
        for (const { id, score } of hits) expect(Math.abs(score - (best.get(id) ?? score))).toBeLessThan(0.01)
      }
    }
    expect(recalls.reduce((sum, value) => sum + value, 0) / recalls.length).toBeGreaterThan(0.95)
    const range = rangeFilter('rol', { from: 'C-10', to: 'C-1002' })
    const named = await store.host().vectors.nearest('rulings', { near: vectors[0] as Float32Array, filter: range, limit: 100 })
    expect(named.map(({ id }) => id).sort()).toEqual(['d10', 'd100', 'd1000', 'd1001', 'd1002'])
  })
})

it('puts equal scores in order of their ids, also where the list is cut', async () => {
  const store = await opened()
  const ids = Array.from({ length: 90 }, (_, i) => `d${String(i).padStart(2, '0')}`)
  await store.host().writer.apply(
    upserts(
      1,
      ids.toReversed().map((id) => documentOf(id, '', { vector: axis(1) })),
    ),
  )
  const hits = await store.host().vectors.nearest('rulings', { near: axis(1), filter: null, limit: 5 })
  expect(hits.map(({ id }) => id)).toEqual(ids.slice(0, 5))
})

it('takes up a rebuild that was interrupted, and never lets an older batch replace or bring back anything', async () => {
  const store = await opened()
  await store.host().writer.apply(upserts(5, [documentOf('a', '', { vector: axis(1) }), documentOf('b', '', { vector: axis(1) })]))
  await store
    .host()
    .replace('later')
    .writer.apply(upserts(3, [documentOf('a', '', { vector: axis(0, 1) })]))
  const host = await store.reopen()
  const resumed = host.replace('later')
  expect(await resumed.writer.appliedSequence()).toBe(3)
  await resumed.writer.apply(upserts(5, [documentOf('a', '', { vector: axis(1) }), documentOf('b', '', { vector: axis(1) })]))
  expect(await resumed.activate()).toBe(true)
  const slow = await vectorStore(store.address).open({ schema: 'later', dimension: suiteDimension })
  const late = upserts(8, [documentOf('a', '', { vector: axis(0, 1) }), documentOf('b', '', { vector: axis(0, 1) })])
  // The slow process has read sequence 5 when another one writes 9.
  const [, applied] = await Promise.all([
    host.writer.apply({
      sequence: 9,
      changes: [...upserts(9, [documentOf('a', '', { vector: axis(1) })]).changes, { kind: 'remove', namespace: 'rulings', id: 'b' }],
    }),
    slow.writer.apply(late),
  ])
  expect(applied).toBeUndefined()
  const hits = await host.vectors.nearest('rulings', { near: axis(1), filter: null, limit: 9 })
  expect(hits.map(({ id, score }) => [id, score.toFixed(2)])).toEqual([['a', '1.00']])
  expect([host.schema(), await slow.writer.appliedSequence()]).toEqual(['later', 9])
})

it('follows a generation that another process activated', async () => {
  const store = await opened()
  await store.host().writer.apply(upserts(1, [documentOf('a', '', { vector: axis(1) })]))
  const other = await vectorStore(store.address).open({ schema: 'suite', dimension: suiteDimension })
  const replacement = store.host().replace()
  await replacement.writer.apply(upserts(1, [documentOf('nuevo', '', { vector: axis(1) })]))
  expect(await replacement.activate()).toBe(true)
  const hits = await other.vectors.nearest('rulings', { near: axis(1), filter: null, limit: 3 })
  expect(hits.map(({ id }) => id)).toEqual(['nuevo'])
  expect(await other.writer.appliedSequence()).toBe(1)
})

it('copies its collections inside the store, and keeps the last two copies', async () => {
  const store = await opened()
  await store.host().writer.apply(upserts(1, [documentOf('a', '', { vector: axis(1) })]))
  for (let i = 0; i < 3; i++) expect(await store.host().snapshot()).toHaveLength(3)
})

it('refuses vectors of another dimension, and aliases that were moved by hand', async () => {
  const store = await opened()
  const problemOf = (dimension: number) =>
    vectorStore(store.address)
      .open({ schema: 'suite', dimension })
      .then(
        () => null,
        (error: EngineRefused) => error.problem,
      )
  expect(await problemOf(16)).toMatchObject({ kind: 'otherDimension', stored: suiteDimension, configured: 16 })
  const moved = { actions: [{ delete_alias: { alias_name: `${store.address.prefix}-norms` } }] }
  await fetch(`${store.address.url}/collections/aliases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(moved),
  })
  expect(await problemOf(suiteDimension)).toMatchObject({ kind: 'halfMigrated' })
})
