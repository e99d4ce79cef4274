import { collectionIds } from '@basejuris/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHashingEncoder } from '../../encoder/hashing-encoder.ts'
import { toIndexDocuments } from '../../indexing/index-documents.ts'
import type { IndexBatch } from '../../ports/index.ts'
import { manyRulings } from '../../testing/many-rulings.ts'
import { requestFor } from '../../testing/open-search.ts'
import { fictionalRulings } from '../../testing/rulings.ts'
import { openEngineIndex } from '../embedded/engine-index.ts'
import { type SearchableIndex, searchInProcess } from '../search-host.ts'
import { nextAddress, openTestCluster, type TestCluster } from './test-cluster.fixture.ts'

const encoder = createHashingEncoder()
const rulings = [...manyRulings, ...fictionalRulings]
const options = { dimension: encoder.dimension, schema: 'test' }
let cluster: TestCluster
let here: SearchableIndex
let there: SearchableIndex

beforeAll(async () => {
  cluster = await openTestCluster(options, nextAddress({ shards: 3, replicas: 1 }))
  const embedded = await openEngineIndex({ folder: null, ...options })
  const documents = await Promise.all(rulings.map((ruling) => toIndexDocuments(ruling, encoder)))
  const batch: IndexBatch = {
    sequence: 1,
    changes: documents.flatMap(({ ruling, passages }) => [
      { kind: 'upsert' as const, namespace: 'rulings' as const, document: ruling },
      ...passages.map((document) => ({ kind: 'upsert' as const, namespace: 'passages' as const, document })),
    ]),
  }
  await embedded.writer.apply(batch)
  await cluster.host().writer.apply(batch)
  here = searchInProcess(embedded)
  there = searchInProcess(cluster.host())
})
afterAll(() => cluster.dispose())

/** Scores of the cluster have 32 bits. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'number' && !Number.isInteger(each) ? Number(each.toPrecision(3)) : each)))

const queries = [
  'multa camino',
  'despido por necesidades de la empresa',
  'art. 161 Código del Trabajo',
  '"servidumbre con multa"',
  '"multa camino"~3',
  'servidunbre camino',
  'O-345-2021',
  'rol 345-2021',
  'multa NO camino',
  'Corte Suprema multa',
  'qqqq zzzz',
  '',
]

it.each(queries)('answers «%s» as the embedded engine does, on three shards', async (query) => {
  for (const parts of [{}, { group: true }, { sort: 'recientes' as const }, { filters: { anio: ['2019'] } }]) {
    const [{ highlighter: _, ...expected }, { highlighter: __, ...answer }] = (await Promise.all(
      [here, there].map((index) => index.searchWith({ encoder }).search(requestFor(query, parts as object))),
    )) as [
      Awaited<ReturnType<ReturnType<SearchableIndex['searchWith']>['search']>>,
      Awaited<ReturnType<ReturnType<SearchableIndex['searchWith']>['search']>>,
    ]
    expect(rounded(answer), JSON.stringify(parts)).toEqual(rounded(expected))
  }
})

it('counts facets, suggests and finds by meaning alike', async () => {
  const corpus = { collections: collectionIds, fictional: 'incluir' as const }
  const [expected, answer] = await Promise.all(
    [here, there].map(async (index) => ({
      facets: await index.searchWith({ encoder }).facetsOf(corpus),
      suggestions: await index.suggestions.suggest({ text: 'mult', ...corpus, limit: 5 }),
      near: await index.searchWith({ encoder }).semantic({ message: 'multa del camino', ...corpus, filters: {}, topK: 10 }),
    })),
  )
  const coarse = ({ near, ...rest }: NonNullable<typeof expected>) => ({ ...rest, near: near.map(({ score }) => score.toFixed(1)) })
  expect(coarse(answer as NonNullable<typeof answer>)).toEqual(coarse(expected as NonNullable<typeof expected>))
})
