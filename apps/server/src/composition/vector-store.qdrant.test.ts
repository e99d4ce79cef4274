import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collectionIds } from '@basejuris/domain'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'
import { plainSearch } from '../testing/plain-search.ts'
import { IndexRefused, normEngine, searchEngine } from './open-search.ts'

const url = (inject('qdrantUrl') ?? '').replace('http:', 'qdrant:')
const variables = { VECTOR_URL: `${url}/server${process.pid}` }
const rulings = 8
const limitMs = 240_000
let test: TestPlatform

const fictional = (n: number) => ({
  id: `d-${n}`,
  coleccion: 'laboral',
  rol: `O-${n}-2020`,
  caratulado: `Persona ${n} con Panificadora Los Boldos Limitada`,
  fecha: `20${10 + n}-05-04`,
  tribunal: 'Juzgado de Letras del Trabajo de Talca',
  ficticia: true,
  texto: `Vistos:\nPrimero: Que la panadera ${n} de este caso inventado trabajó de noche y usa palabra${n}unica.\nSe resuelve: que se acoge.`,
})

beforeAll(async () => {
  test = await openTestPlatform(undefined, variables)
  const path = join(dirname(test.platform.dataDir), 'fallos.jsonl')
  await writeFile(path, Array.from({ length: rulings }, (_, n) => JSON.stringify(fictional(n + 1))).join('\n'))
  await test.perform('ingest', { source: 'auto', path })
  await test.platform.catchUpIndex()
}, limitMs)
afterAll(async () => {
  await test.close()
  await searchEngine(test.config).discard()
  await normEngine(test.config).discard()
})

const expectAllFound = async (): Promise<void> => {
  const { search } = test.platform.services
  expect((await search.search(plainSearch('panadera'))).total).toBe(rulings)
  const near = await search.semantic({
    message: 'panadera que trabajó de noche',
    collections: collectionIds,
    fictional: 'incluir',
    filters: { anio: ['2012', '2013'] },
    topK: 5,
  })
  expect(near.map(({ id }) => id).sort()).toHaveLength(2)
  expect(
    await search.similarTo({ docId: near[0]?.id ?? '', collections: collectionIds, fictional: 'incluir', limit: 3 } as never),
  ).not.toEqual([])
}

it('finds by words in the folder and by meaning in the store', expectAllFound, limitMs)

it(
  'finds the same after a restart and after a rebuild',
  async () => {
    const sequence = await test.platform.appliedSequence()
    test = await test.reopen()
    expect(await test.platform.appliedSequence()).toBe(sequence)
    await expectAllFound()
    expect(await test.platform.index.rebuild({})).toBe(rulings)
    await expectAllFound()
  },
  limitMs,
)

it(
  'says in Spanish why it does not start',
  async () => {
    await test.close({ keep: true })
    const refused = openTestPlatform(test.platform.dataDir, { VECTOR_URL: 'qdrant://127.0.0.1:9' })
    await expect(refused).rejects.toThrow(IndexRefused)
    await expect(refused).rejects.toThrow(/Ningún nodo de VECTOR_URL responde/)
    test = await openTestPlatform(test.platform.dataDir, variables)
    await expectAllFound()
  },
  limitMs,
)
